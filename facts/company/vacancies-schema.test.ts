import { expect, test } from "vitest";
import { stringify } from "yaml";
import { checkYaml } from "../../yaml/check-yaml.ts";
import { vacanciesSchema } from "./vacancies-schema.ts";

const both = { nl: "x", en: "x" };
const vacancy = { key: "taster", name: both, short: both, open: false, place: "amsterdam", hours: { min: 8 } };
const permanent = [
	{ ...vacancy, key: "warehouse", page: "warehouse" },
	{ ...vacancy, key: "designerRotterdam", page: "designer-rotterdam" },
];
const faults = (...vacancies: unknown[]) =>
	checkYaml("v.yaml", stringify({ eBikeAboveHours: 30, vacancies }), vacanciesSchema).map(
		({ field, problem }) => `${field} ${problem}`,
	);

test("a vacancy is an entry with its words in both languages", () => {
	expect(faults(...permanent, vacancy)).toEqual([]);
	expect(faults(...permanent, { ...vacancy, name: { nl: "x" } })).toEqual([
		expect.stringContaining("name.en ontbreekt"),
	]);
});

test("an open vacancy needs the day since which it is open", () => {
	expect(faults(...permanent, { ...vacancy, open: true })).toEqual([
		expect.stringMatching(/^vacancies\.2\.listedOn ontbreekt/),
	]);
	expect(faults(...permanent, { ...vacancy, open: true, listedOn: "2030-01-02" })).toEqual([]);
});

test("two vacancies of one key, hours in the wrong order, and a page that is none or taken", () => {
	expect(faults(...permanent, vacancy, vacancy)).toEqual([expect.stringContaining("hetzelfde kenmerk")]);
	expect(faults(...permanent, { ...vacancy, hours: { min: 9, max: 3 } })).toEqual([
		expect.stringContaining("vacancies.2.hours heeft een minimum boven"),
	]);
	expect(faults(...permanent, { ...vacancy, page: "Taster.yaml" })).toEqual([
		expect.stringContaining("vacancies.2.page is geen naam van een bestand"),
	]);
	expect(faults(...permanent, { ...vacancy, page: "warehouse" })).toEqual([
		expect.stringContaining("dezelfde eigen pagina"),
	]);
});

test("a vacancy whose address stays cannot be removed", () => {
	expect(faults(vacancy)).toEqual([expect.stringContaining("sluit een vacature in plaats van hem te verwijderen")]);
});
