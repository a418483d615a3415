/** Words between the hours of a studio. */
export default { firstSaturday: "1e za v.d. maand", byAppointment: "op afspraak", closed: "gesloten" };
