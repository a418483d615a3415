import { type CostPlan, choicesOf, defaultPlan, type Field, fields } from "../../../facts/costs/cost-guide.ts";

/** Reads a plan from the query. Unreadable values become the default and are listed in `unread`. */
export function parsePlanQuery(query: URLSearchParams): { plan: CostPlan; unread: Field[] } {
	const unread: Field[] = [];
	const read = <Name extends Field>(field: Name): CostPlan[Name] => {
		const text = query.get(field);
		const option = choicesOf(field).find((choice) => String(choice) === text);
		if (text !== null && option === undefined) unread.push(field);
		return option ?? defaultPlan[field];
	};
	const plan: CostPlan = {
		design: read("design"),
		revisions: read("revisions"),
		colour: read("colour"),
		orders: read("orders"),
		delivery: read("delivery"),
		reorder: read("reorder"),
		samples: read("samples"),
	};
	return { plan, unread };
}

/** The query of a plan, without values that are the default. */
export function serializePlan(plan: CostPlan): URLSearchParams {
	const changed = fields.filter((field) => plan[field] !== defaultPlan[field]);
	return new URLSearchParams(changed.map((field) => [field, String(plan[field])]));
}
