import { type FormEvent, useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { formatNumber } from "../../../content/format-figure.ts";
import { prices } from "../../../facts/costs/prices.ts";
import { palet, parseTileQuery, type TileRequest, tileCalculator, tilePrice } from "../../../facts/products/palet.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { Price } from "../../ui/price.tsx";
import { queryOfForm } from "../../ui/query-of-form.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { Panel } from "../../ui/wall.tsx";
import styles from "./palet.module.css";

type CalculatorProps = {
	words: {
		heading: string;
		area: string;
		areaUnit: string;
		wall: string;
		width: string;
		height: string;
		submit: string;
		result: string;
		rounding: string;
	};
	wish: TileRequest;
	locale: Locale;
	path: string;
};

/** Square metres or a wall in, a price out. Plain forms; with scripts they answer while one types. */
export function Calculator({ words, wish, locale, path }: CalculatorProps) {
	const { squareMetres, wall } = wish;
	const area = useRef<HTMLInputElement>(null);
	const measures = useRef<HTMLFormElement>(null);
	const update = useSubmit();
	// A whole new page must come back to this place; within the page the visitor is there already.
	const action = useHydrated() ? path : `${path}#calculator`;

	// Whichever form is typed in, the other one follows in the same moment: later, a visitor may be typing there.
	const answer = (form: HTMLFormElement) => {
		const valid = form.checkValidity();
		if (form !== measures.current) for (const input of inputsOf(measures.current)) input.value = "";
		else if (valid && area.current) area.current.value = String(parseTileQuery(queryOfForm(form)).squareMetres);
		if (valid) update(form, { replace: true });
	};
	const answerAtOnce = ({ currentTarget }: FormEvent<HTMLFormElement>) => answer(currentTarget);
	const form = { method: "get", action, replace: true, onInput: answerAtOnce } as const;

	// What was typed before React took over.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
	useEffect(() => {
		const isTouched = ({ value, defaultValue }: HTMLInputElement) => value !== defaultValue;
		const forms = [measures.current, area.current?.form].filter((one) => one instanceof HTMLFormElement);
		const touched = forms.find((one) => [...inputsOf(one)].some(isTouched));
		if (touched) answer(touched);
	}, []);

	return (
		<Panel width={100} as="section" className={styles.calculator}>
			<h2 id="calculator">{words.heading}</h2>
			<Form {...form} className={styles.form}>
				<label htmlFor="m2">{words.area}</label>
				<div className={styles.fields}>
					<span className={styles.field} data-unit={words.areaUnit}>
						<input
							ref={area}
							id="m2"
							name="m2"
							type="number"
							inputMode="decimal"
							required
							min={palet.minSquareMetres}
							max={tileCalculator.squareMetres.max}
							step={tileCalculator.squareMetres.step}
							defaultValue={squareMetres}
						/>
					</span>
					<button type="submit">{words.submit}</button>
				</div>
			</Form>
			<Form {...form} ref={measures} className={styles.form}>
				<fieldset>
					<legend>{words.wall}</legend>
					<div className={styles.fields}>
						{(["width", "height"] as const).map((side) => (
							<label key={side} className={styles.labelled}>
								{words[side]}
								<span className={styles.field} data-unit="cm">
									<input
										name={side}
										type="number"
										inputMode="numeric"
										required
										min={tileCalculator[side].min}
										max={tileCalculator[side].max}
										step={1}
										defaultValue={wall?.[side]}
									/>
								</span>
							</label>
						))}
						<button type="submit">{words.submit}</button>
					</div>
				</fieldset>
			</Form>
			<div className={styles.result}>
				<p>{words.result}</p>
				<output htmlFor="m2" aria-live="polite">
					<strong className={styles.price}>
						<Price amount={tilePrice(squareMetres)} locale={locale} />
					</strong>
					<span>
						{formatNumber(squareMetres, locale)} m² × <Price amount={prices.tilePerSquareMetre} locale={locale} />
					</span>
				</output>
				<p className={styles.small}>{words.rounding}</p>
			</div>
		</Panel>
	);
}

const inputsOf = (form: HTMLFormElement | null) => form?.querySelectorAll("input") ?? [];
