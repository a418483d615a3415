import { type RefObject, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { type Field, fields, type Plan, parsePlan, serializePlan } from "../../../facts/costs/cost-guide.ts";
import { queryOfForm } from "../../ui/query-of-form.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";

export type AskedPlan = { plan: Plan; unread: Field[] };

/** The plan as the form has it: what the server rendered, then the address, and at once what a visitor chooses. */
export function usePlan(rendered: AskedPlan, form: RefObject<HTMLFormElement | null>) {
	const [query, setQuery] = useSearchParams();
	const hydrated = useHydrated();
	const [chosen, setChosen] = useState<Plan>();
	const asked = hydrated ? parsePlan(query) : rendered;

	const choose = () => {
		if (!form.current) return;
		const { plan } = planIn(form.current);
		setChosen(plan);
		setQuery(serializePlan(plan), { replace: true });
	};

	// The address has caught up, or somebody followed a link to another plan.
	// biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that counts
	useEffect(() => setChosen(undefined), [query]);

	// Whatever was chosen before React took over would otherwise be lost.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
	useEffect(() => {
		if (form.current && !isSame(planIn(form.current).plan, rendered.plan)) choose();
	}, []);

	return { plan: chosen ?? asked.plan, unread: chosen ? [] : asked.unread, choose };
}

const planIn = (form: HTMLFormElement): AskedPlan => parsePlan(queryOfForm(form));

const isSame = (left: Plan, right: Plan) => fields.every((field) => left[field] === right[field]);
