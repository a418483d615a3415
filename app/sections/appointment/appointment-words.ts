import type { Localised } from "../../../content/localise.ts";
import type nl from "../../../content/nl/appointment.ts";

/** What the page about appointments says, ready to show. */
export type AppointmentWords = Localised<typeof nl>;
