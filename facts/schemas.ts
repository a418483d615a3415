import type { Schema } from "../yaml/check-yaml.ts";
import { appointmentsSchema } from "./company/appointments-schema.ts";
import { openingHoursSchema } from "./company/opening-hours-schema.ts";
import { retentionSchema } from "./company/retention-schema.ts";
import { studiosSchema } from "./company/studios-schema.ts";
import { teamSchema } from "./company/team-schema.ts";
import { vacanciesSchema } from "./company/vacancies-schema.ts";
import { pricesSchema } from "./costs/prices-schema.ts";
import { termsSchema } from "./costs/terms-schema.ts";
import { samplesSchema } from "./products/samples-schema.ts";
import { redirectsSchema } from "./site/redirects-schema.ts";
import { studioAnswersSchema } from "./studio-answers-schema.ts";
import { toConfirmSchema } from "./to-confirm-schema.ts";

/** Where the editor shows these files. */
export const factsLabel = "Prijzen en feiten";

/** Every file of facts that the studio edits, with its schema. The editor and the checks read this list. */
export const factSchemas = {
	"facts/costs/prices.yaml": pricesSchema,
	"facts/costs/terms.yaml": termsSchema,
	"facts/company/studios.yaml": studiosSchema,
	"facts/company/opening-hours.yaml": openingHoursSchema,
	"facts/company/team.yaml": teamSchema,
	"facts/company/vacancies.yaml": vacanciesSchema,
	"facts/company/appointments.yaml": appointmentsSchema,
	"facts/products/samples.yaml": samplesSchema,
	"facts/studio-answers.yaml": studioAnswersSchema,
	"facts/to-confirm.yaml": toConfirmSchema,
	"facts/company/retention.yaml": retentionSchema,
	"facts/site/redirects.yaml": redirectsSchema,
} satisfies Readonly<Record<string, Schema>>;
