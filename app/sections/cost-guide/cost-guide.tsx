import { type FormEvent, useRef } from "react";
import { useLocation } from "react-router";
import { formatEuro } from "../../../content/format-figure.ts";
import type { Words } from "../../../content/words.ts";
import type { BuyingPhase } from "../../../facts/costs/buying-steps.ts";
import { costsOf, fields } from "../../../facts/costs/cost-guide.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import type { QueryChanges } from "../../query-state/query-changes.ts";
import { useQueryState } from "../../query-state/use-query-state.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Button } from "../../ui/button.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import forms from "../forms/form.module.css";
import { ShareLink } from "../shared/share-link.tsx";
import { CostForm } from "./cost-form.tsx";
import styles from "./cost-guide.module.css";
import { CostResult } from "./cost-result.tsx";
import { parsePlanQuery, serializePlan } from "./plan-query.ts";

type CostGuideProps = {
	words: Words<"prices">["guide"];
	phases: Record<BuyingPhase, string>;
	/** The address of the site, for the link to share. */
	siteUrl: string;
};

const anchor = "cost-guide";

/** Choices that are the default need no parameter. */
function toParameters(entered: URLSearchParams): QueryChanges {
	const planQuery = serializePlan(parsePlanQuery(entered).plan);
	return Object.fromEntries(fields.map((field) => [field, planQuery.get(field) ?? undefined]));
}

/** The fixed costs of a visitor's own plan, with the moment of each payment. */
export function CostGuide({ words, phases, siteUrl }: CostGuideProps) {
	const locale = useLocale();
	const path = useLocation().pathname;
	const form = useRef<HTMLFormElement>(null);
	const result = useRef<HTMLDivElement>(null);
	const [{ plan, unread }, , setQueryFromForm] = useQueryState(parsePlanQuery, { form, toParameters });
	const costs = costsOf(plan);
	const query = serializePlan(plan).toString();
	const address = `${path}${query && `?${query}`}#${anchor}`;

	// The answer is already there; move to it, since narrow screens have it further down.
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		result.current?.focus();
	};

	return (
		<section id={anchor}>
			<Wall>
				<Panel width={140} flavour="accent" className="screen-only">
					<h2>{words.heading}</h2>
					<p>
						<Sentence text={words.text} />
					</p>
					<form ref={form} method="get" action={`${path}#${anchor}`} onSubmit={onSubmit} className={styles.questions}>
						<CostForm
							words={words}
							plan={plan}
							idle={costs.idle}
							total={formatEuro(costs.total, locale)}
							choose={() => setQueryFromForm()}
						/>
					</form>
				</Panel>
				<Panel width={100} flavour="frosting">
					<div ref={result} tabIndex={-1} className={styles.sheet}>
						{unread.length > 0 && (
							<p className={`screen-only ${forms.error}`} role="status">
								{words.unread} <strong>{unread.map((field) => words.names[field]).join(", ")}</strong>.
							</p>
						)}
						<CostResult words={words.result} phases={phases} costs={costs} />
						<ActionList actions={words.next} />
					</div>
				</Panel>
				<Panel width={240}>
					<ShareLink words={words.share} link={new URL(address, siteUrl).href}>
						<Button type="button" quiet onClick={() => print()}>
							{words.share.print}
						</Button>
					</ShareLink>
				</Panel>
			</Wall>
		</section>
	);
}
