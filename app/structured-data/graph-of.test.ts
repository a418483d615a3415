import { expect, test } from "vitest";
import { vacancies } from "../../facts/company/vacancies.ts";
import type { ConfiguredAddresses } from "../../facts/site/links.ts";
import { graphOf } from "./graph-of.ts";
import { jobPosting } from "./job-posting.ts";
import type { Site } from "./site.ts";

const none: ConfiguredAddresses = { contactEmail: undefined, jobsEmail: undefined, links: {} };
const configured: ConfiguredAddresses = {
	contactEmail: "hello@example.com",
	jobsEmail: "jobs@example.com",
	links: {
		instagram: "https://instagram.example/kitchens",
		mapsAmsterdam: "https://maps.example/amsterdam",
		samplesFenix: "https://shop.example/fenix",
	},
};
const site = (addresses: ConfiguredAddresses): Site => ({
	siteUrl: "https://kitchens.example",
	addresses,
	locale: "en",
});
const graphText = (addresses: ConfiguredAddresses, key: "home" | "samples") =>
	JSON.stringify(graphOf(site(addresses), { key, title: "Title", description: "Description" }));

test("services are named once they are configured, and nothing stands in for them before", () => {
	expect(graphText(none, "home")).not.toMatch(/email|sameAs|hasMap|undefined|null/);
	for (const value of ["hello@example.com", configured.links.instagram, configured.links.mapsAmsterdam]) {
		expect(graphText(configured, "home")).toContain(value);
	}
	expect(graphText(configured, "samples")).toContain(configured.links.samplesFenix);
});

test("a job is posted while it is open, and not a day longer", () => {
	const closed = vacancies.map((vacancy) => ({ ...vacancy, open: false }));
	const open = vacancies.map((vacancy) => ({ ...vacancy, open: true, listedOn: "2026-11-15" }));
	for (const page of ["vacancies/warehouse", "vacancies/designer-rotterdam"] as const) {
		expect(jobPosting(site(none), page, closed)).toBeUndefined();
		expect(jobPosting(site(none), page, open)).toMatchObject({ "@type": "JobPosting", datePosted: "2026-11-15" });
	}
	expect(jobPosting(site(none), "vacancies", open)).toBeUndefined();
});
