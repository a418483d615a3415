import { expect, test } from "vitest";
import { type ConfiguredAddresses, linkNames } from "../facts/site/links.ts";
import { parseInline } from "./inline.ts";
import { localise } from "./localise.ts";

const nothing: ConfiguredAddresses = { contactEmail: undefined, jobsEmail: undefined, links: {} };
const mail: ConfiguredAddresses = { ...nothing, contactEmail: "hello@example.com", jobsEmail: "jobs@example.com" };

test("pages become paths in the same language, with their anchor", () => {
	const content = { to: "page:faq#delivery", text: "See [prices](page:prices)." };
	expect(localise(content, "nl", nothing)).toEqual({ to: "/faq#delivery", text: "See [prices](/prijzen)." });
	expect(localise(content, "en", nothing)).toEqual({ to: "/en/faq#delivery", text: "See [prices](/en/info/prices)." });
});

test("a configured service is used as it is", () => {
	const addresses = { ...mail, links: { bookDiscovery: "https://plan.example/first" } };
	expect(localise("link:bookDiscovery", "nl", addresses)).toBe("https://plan.example/first");
});

test("without the service our own page does the job, in the page's language", () => {
	const targets = ["link:bookDiscovery", "link:samplesWood", "link:terms", "ask:tiles"];
	expect(localise(targets, "en", nothing)).toEqual([
		"/en/appointment?type=discovery",
		"/en/samples/material-box?boxes=wood#order",
		"/en/contact?subject=terms#question",
		"/en/contact?subject=tiles#question",
	]);
});

test.each(linkNames)("%s leads to its service or to what stands in for it, and its label says which", (name) => {
	const action = { label: "Elsewhere", otherwise: "Here", to: `link:${name}` };
	const address = `https://services.example/${name}`;
	expect(localise([action], "nl", { ...nothing, links: { [name]: address } })).toMatchObject([
		{ label: "Elsewhere", to: address },
	]);
	const [unset] = localise([action], "nl", nothing);
	if (name === "instagram") expect(unset).toBeUndefined();
	else expect(unset).toMatchObject({ label: "Here", to: expect.stringMatching(/^\/(afspraak|samples|contact)\W/) });
});

test("mails are offered where a mailbox is configured, and left out of lists otherwise", () => {
	const actions = [{ label: "Mail", to: "mail:application" }];
	expect(localise(actions, "nl", mail)[0]?.to).toMatch(/^mailto:jobs@example\.com\?subject=Sollicitatie/);
	expect(localise(actions, "nl", nothing)).toEqual([]);
	expect(() => localise("mail:contact", "nl", nothing)).toThrow("mail:contact");
});

test("a mail's brackets cannot end the link that it stands in", () => {
	const [part] = parseInline(localise("[Apply](mail:application)", "nl", mail));
	expect(part).toMatchObject({ kind: "link", text: "Apply", target: expect.stringContaining("Uren") });
});

test("words about the pictures of a page are those that are true of it", () => {
	const content = { lead: { renders: "They don't exist.", mixed: "Some exist.", photographs: "They exist." } };
	expect(localise(content, "en", nothing, "renders")).toEqual({ lead: "They don't exist." });
	expect(localise(content, "en", nothing, "mixed")).toEqual({ lead: "Some exist." });
	expect(localise(content, "en", nothing, "photographs")).toEqual({ lead: "They exist." });
	expect(() => localise(content, "en", nothing)).toThrow("They don't exist.");
});
