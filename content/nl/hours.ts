/** Words between the hours of a studio. */
export default { firstSaturday: "eerste za van de maand", byAppointment: "op afspraak", closed: "gesloten" };
