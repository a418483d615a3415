import type { Localised } from "../../../content/localise.ts";
import type { Content } from "../../../content/schemas/all.ts";

/** What the page about appointments says, ready to show. */
export type AppointmentWords = Localised<Content<"appointment">>;
