import { group, text } from "./parts.ts";

/** Words on pictures. */
export const pictures = group("Bij beelden", {
	impression: text("Label op getekende beelden"),
	credit: text("Voor de naam van de fotograaf"),
	before: text("Op een keuken met de oude fronten"),
	after: text("Op dezelfde keuken met onze fronten"),
});
