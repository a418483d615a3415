import { createHash } from "node:crypto";
import { type IntegrationSettings, needingConsent } from "../../facts/site/integrations.ts";

/** A hash of companies, hosts, categories and storage. When it changes, visitors are asked again. */
export function consentVersion(settings: IntegrationSettings): string {
	const described = needingConsent(settings).map(({ company, moreHosts, category, stores }) => {
		return { company, moreHosts, category, stores };
	});
	return createHash("sha256").update(JSON.stringify(described)).digest("hex").slice(0, 8);
}
