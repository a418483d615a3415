import type { ReactNode } from "react";
import type { Words } from "../../../content/words.ts";
import { type CostPlan, choicesOf, type Field } from "../../../facts/costs/cost-guide.ts";
import { Button } from "../../ui/button.tsx";
import pick from "../../ui/pick.module.css";
import form from "../forms/form.module.css";
import styles from "./cost-guide.module.css";

type CostFormProps = {
	words: Words<"prices">["guide"];
	plan: CostPlan;
	idle: readonly Field[];
	total: string;
	choose: () => void;
};

/** The questions of the cost guide. Numbers are radio buttons, so that nothing invalid can be entered. */
export function CostForm({ words, plan, idle, total, choose }: CostFormProps) {
	const { fields } = words;
	const shared = (field: Field) => ({ field, plan, choose, idle: idle.includes(field) ? words.idle : undefined });
	return (
		<>
			<Options {...shared("design")} {...fields.design} choices={choicesOf("design")} />
			<Options {...shared("revisions")} {...fields.revisions} choices={choicesOf("revisions")} />
			<Options {...shared("colour")} {...fields.colour} choices={choicesOf("colour")} />
			<Options {...shared("orders")} {...fields.orders} choices={choicesOf("orders")} />
			<Options {...shared("delivery")} {...fields.delivery} choices={choicesOf("delivery")} />
			<Options {...shared("reorder")} {...fields.reorder} choices={choicesOf("reorder")} />
			<Options {...shared("samples")} {...fields.samples} choices={choicesOf("samples")} />
			<Button type="submit" data-live="">
				{words.submit}: {total}
			</Button>
		</>
	);
}

type OptionsProps = {
	field: Field;
	plan: CostPlan;
	choose: () => void;
	legend: string;
	choices: readonly (string | number)[];
	hint?: string;
	options?: Record<string, string>;
	idle: ReactNode;
};

function Options({ field, plan, choose, legend, choices, hint, options, idle }: OptionsProps) {
	return (
		<fieldset className={form.group}>
			<legend>
				{legend} {idle && <span className={form.optional}>({idle})</span>}
			</legend>
			{hint && <p className={form.hint}>{hint}</p>}
			<div
				className={`${pick.picks} ${styles.options}`}
				data-row={options === undefined || choices.length === 2 ? "" : undefined}
			>
				{choices.map((choice) => (
					<label key={choice} className={pick.pick}>
						<input
							type="radio"
							className="cover-input"
							name={field}
							value={choice}
							checked={plan[field] === choice}
							onChange={choose}
						/>
						<span>{options?.[choice] ?? choice}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
