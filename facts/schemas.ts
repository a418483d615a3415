import type { Schema } from "../yaml/check-yaml.ts";
import { appointmentsSchema } from "./company/appointments-schema.ts";
import { retentionSchema } from "./company/retention-schema.ts";
import { studiosSchema } from "./company/studios-schema.ts";
import { pricesSchema } from "./costs/prices-schema.ts";
import { termsSchema } from "./costs/terms-schema.ts";

/** Every file of facts that the studio edits, with its schema. The editor and the checks read this list. */
export const factSchemas: Readonly<Record<string, Schema>> = {
	"facts/costs/prices.yaml": pricesSchema,
	"facts/costs/terms.yaml": termsSchema,
	"facts/company/studios.yaml": studiosSchema,
	"facts/company/appointments.yaml": appointmentsSchema,
	"facts/company/retention.yaml": retentionSchema,
};
