import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { localise } from "../../../content/localise.ts";
import { readContent } from "../../../content/read-content.ts";
import type { IntegrationSettings } from "../../../facts/site/integrations.ts";
import { composePrivacy } from "./compose-privacy.ts";
import { NewsletterData } from "./newsletter-data.tsx";
import { RestAndRights } from "./rest-and-rights.tsx";
import { ThirdParties } from "./third-parties.tsx";

const nl = readContent("privacy", "nl");

const words = localise(nl, "nl", { contactEmail: "hello@kitchens.example", jobsEmail: undefined, links: {} });

const pageWith = (settings: IntegrationSettings, isConfigured: boolean) =>
	renderToStaticMarkup(
		<MemoryRouter>
			<ThirdParties words={words.others} parties={composePrivacy(settings, "nl").parties} cookies={[]} />
			<NewsletterData words={words.newsletter} mailingService={isConfigured} />
			<RestAndRights words={words} outsideServices={isConfigured} />
		</MemoryRouter>,
	);

const { none, some, withoutScripts, othersKeep } = words.others;

test("with nothing configured, the page names nobody", () => {
	const html = pageWith({ consent: "required" }, false);
	expect(html).toContain(none);
	for (const text of [some, withoutScripts, othersKeep, words.newsletter.what.service, words.rest.elsewhere]) {
		expect(html, text).not.toContain(text);
	}
});

test("with everything configured, the page says who, also without JavaScript, and where addresses go", () => {
	const tagManager = { id: "GTM-ABC1234", origins: ["https://chat.example"] };
	const html = pageWith({ consent: "off", pixel: { id: "1234567890" }, tagManager }, true);
	expect(html).not.toContain(none);
	for (const text of [some, withoutScripts, othersKeep, "chat.example", "Meta Platforms Ireland Limited"]) {
		expect(html, text).toContain(text);
	}
	expect(html).toContain(words.newsletter.what.service);
	expect(html).toContain(words.rest.elsewhere);
});
