import * as v from "valibot";
import { text } from "./parts.ts";

/** Words on pictures. */
export const pictures = v.strictObject({
	impression: text("Label op getekende beelden"),
	credit: text("Voor de naam van de fotograaf"),
});
