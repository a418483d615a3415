import { expect, test } from "vitest";
import type { Services } from "../facts/site/links.ts";
import { parseInline } from "./inline.ts";
import { localise } from "./localise.ts";

const nothing: Services = { contactEmail: undefined, jobsEmail: undefined, links: {} };
const mail: Services = { ...nothing, contactEmail: "hello@example.com", jobsEmail: "jobs@example.com" };

test("pages become paths in the same language, with their anchor", () => {
	const content = { to: "page:faq#delivery", text: "See [prices](page:prices)." };
	expect(localise(content, "nl", nothing)).toEqual({ to: "/faq#delivery", text: "See [prices](/prijzen)." });
	expect(localise(content, "en", nothing)).toEqual({ to: "/en/faq#delivery", text: "See [prices](/en/info/prices)." });
});

test("a configured service is used as it is", () => {
	const services = { ...mail, links: { bookDiscovery: "https://plan.example/first" } };
	expect(localise("link:bookDiscovery", "nl", services)).toBe("https://plan.example/first");
});

test("without the service a mail is ready to send, in the page's language", () => {
	const address = new URL(localise("link:bookDiscovery", "en", mail));
	expect(address.protocol + address.pathname).toBe("mailto:hello@example.com");
	expect(address.searchParams.get("subject")).toBe("Booking a first meeting");
	expect(address.searchParams.get("body")).toContain("Days that suit me:\r\n");
});

test("applications go to the mailbox for jobs", () => {
	expect(localise("mail:applyWarehouse", "nl", mail)).toMatch(/^mailto:jobs@example\.com\?subject=Sollicitatie/);
});

test("with nothing configured every call to action leads to the contact page", () => {
	expect(localise(["link:bookDiscovery", "link:instagram", "mail:contact"], "en", nothing)).toEqual(
		Array(3).fill("/en/contact"),
	);
});

test("a mail's brackets cannot end the link that it stands in", () => {
	const [part] = parseInline(localise("[Book](link:bookDiscovery)", "nl", mail));
	expect(part).toMatchObject({ kind: "link", text: "Book", target: expect.stringContaining("Telefoonnummer") });
});
