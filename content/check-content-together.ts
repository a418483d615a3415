import * as v from "valibot";
import { buyingSteps, isBookable, isFixed, phases, stepKeys, stepsOf } from "../facts/costs/buying-steps.ts";
import { prices } from "../facts/costs/prices.ts";
import type { Fault } from "../yaml/fault.ts";
import type { YamlFile } from "../yaml/read-yaml.ts";
import { checkAnchors, fault } from "./check.ts";
import { schemas } from "./schemas/all.ts";

/** Checks valid content files against each other and against the facts. */
export function checkContentTogether(files: readonly YamlFile[]): Fault[] {
	const filesNamed = (name: string) => files.filter(({ file }) => file.endsWith(`/${name}.yaml`));
	const anchors = new Set(["fit", "questions", ...filesNamed("faq").flatMap(anchorsOf)]);
	return [
		...filesNamed("faq").flatMap(checkUniqueAnchors),
		...files.flatMap((file) => checkAnchors(file, anchors)),
		...filesNamed("home").flatMap(checkHomeCosts),
		...filesNamed("buying-words").flatMap(checkMeetings),
	];
}

function anchorsOf({ data }: YamlFile): string[] {
	const { groups } = v.parse(schemas.faq, data);
	return Object.entries(groups).flatMap(([group, { questions }]) => [group, ...questions.map(({ id }) => id)]);
}

function checkUniqueAnchors(file: YamlFile): Fault[] {
	const anchors = anchorsOf(file);
	const twice = anchors.filter((anchor, position) => anchors.indexOf(anchor) !== position);
	return twice.map((anchor) => fault(file, ["groups"], `heeft het anker '${anchor}' twee keer; geef er één een ander`));
}

/** The home page names for each phase the amounts that everybody pays in it, and no others. */
function checkHomeCosts(file: YamlFile): Fault[] {
	const words = v.parse(schemas.home, file.data).buying.phases;
	return phases.flatMap((phase) => {
		const figures = [...words[phase].cost.join(" ").matchAll(/\{(\w+)\}/g)].map(([, figure = ""]) => figure);
		const namedPrices = figures.filter((figure) => Object.hasOwn(prices, figure)).join(", ");
		const due = stepsOf(phase)
			.flatMap((step) => [...buyingSteps[step].due].filter(isFixed))
			.join(", ");
		const problem = `noemt de bedragen '${namedPrices}', maar in deze fase betaal je '${due}' (facts/costs/buying-steps.ts)`;
		return namedPrices === due ? [] : [fault(file, ["buying", "phases", phase, "cost"], problem)];
	});
}

/** The button of a step books the meeting that the facts name for it. */
function checkMeetings(file: YamlFile): Fault[] {
	const { meetings } = v.parse(schemas["buying-words"], file.data);
	return stepKeys.filter(isBookable).flatMap((step) => {
		const target = `link:${buyingSteps[step].meeting}`;
		const problem = `leidt naar '${meetings[step].to}'; schrijf ${target} (facts/costs/buying-steps.ts)`;
		return meetings[step].to === target ? [] : [fault(file, ["meetings", step, "to"], problem)];
	});
}
