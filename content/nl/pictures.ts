/** Words on pictures. */
export default { impression: "Impressie", credit: "Foto:" };
