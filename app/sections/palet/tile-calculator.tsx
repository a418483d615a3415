import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { formatNumber } from "../../../content/format-figure.ts";
import type { Words } from "../../../content/words.ts";
import { prices } from "../../../facts/costs/prices.ts";
import { type TileRequest, tilePrice } from "../../../facts/products/palet.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { useQueryState } from "../../query-state/use-query-state.ts";
import { Button } from "../../ui/button.tsx";
import { Price } from "../../ui/price.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel } from "../../ui/wall.tsx";
import form from "../forms/form.module.css";
import styles from "./palet.module.css";
import { parseTileQuery } from "./tile-query.ts";

type TileCalculatorProps = {
	words: Words<"palet">["calculator"];
	request: TileRequest;
};

/** A price for square metres or for a wall. The two forms also work without JavaScript. */
export function TileCalculator({ words, request }: TileCalculatorProps) {
	const locale = useLocale();
	const path = useLocation().pathname;
	const { squareMetres, wall } = request;
	const areaForm = useRef<HTMLFormElement>(null);
	const wallForm = useRef<HTMLFormElement>(null);
	const [, , setQueryFromArea] = useQueryState(parseTileQuery, { form: areaForm, toParameters });
	const [, , setQueryFromWall] = useQueryState(parseTileQuery, { form: wallForm, toParameters });
	useFieldValues(areaForm, request, locale);
	useFieldValues(wallForm, request, locale);

	return (
		<Panel width={100} as="section">
			<h2 id="calculator">{words.heading}</h2>
			<form
				ref={areaForm}
				action={`${path}#calculator`}
				onInput={() => setQueryFromArea()}
				onSubmit={preventDefault}
				className={styles.form}
			>
				<Measure id="m2" label={words.area} unit={words.areaUnit} value={formatNumber(squareMetres, locale)} />
				<Button type="submit" data-live="">
					{words.submit}
				</Button>
			</form>
			<form
				ref={wallForm}
				action={`${path}#calculator`}
				onInput={() => setQueryFromWall()}
				onSubmit={preventDefault}
				className={styles.form}
			>
				<fieldset className={form.group}>
					<legend>{words.wall}</legend>
					<div className={form.pair}>
						{(["width", "height"] as const).map((side) => (
							<Measure key={side} id={side} label={words[side]} unit="cm" value={wall?.[side]} />
						))}
					</div>
				</fieldset>
				<Button type="submit" quiet data-live="">
					{words.submit}
				</Button>
			</form>
			<div className={styles.result}>
				<p>{words.result}</p>
				<output htmlFor="m2" aria-live="polite">
					<strong className={styles.price}>
						<Price amount={tilePrice(squareMetres)} />
					</strong>
					<span>
						{formatNumber(squareMetres, locale)}&nbsp;m² × <Price amount={prices.tilePerSquareMetre} />
					</span>
				</output>
				<p className={form.hint}>
					<Sentence text={words.rounding} />
				</p>
			</div>
		</Panel>
	);
}

type MeasureProps = { id: string; label: string; unit: string; value: string | number | undefined };

function Measure({ id, label, unit, value }: MeasureProps) {
	return (
		<div className={`${form.field} ${styles.field}`} data-unit={unit}>
			<label htmlFor={id}>
				{label} <span className="visually-hidden">({unit})</span>
			</label>
			<input id={id} name={id} inputMode="decimal" required pattern={decimal} autoComplete="off" defaultValue={value} />
		</div>
	);
}

/** Accepts a point or a comma, and clamps to what can be ordered. */
const decimal = "[0-9]+([.,][0-9]*)?";

const preventDefault = (event: FormEvent) => event.preventDefault();

/** Either the square metres or both sides of a wall. */
const toParameters = (fields: URLSearchParams) => ({
	m2: fields.get("m2")?.replace(",", ".") ?? undefined,
	width: fields.get("width") ?? undefined,
	height: fields.get("height") ?? undefined,
});

/** Writes a new request into the fields of a form, unless somebody is typing there. */
function useFieldValues(ref: RefObject<HTMLFormElement | null>, request: TileRequest, locale: Locale): void {
	const previous = useRef(request);
	useEffect(() => {
		if (previous.current === request) return;
		previous.current = request;
		if (!ref.current || ref.current.contains(document.activeElement)) return;
		const { squareMetres, wall } = request;
		const values = new Map<string, string | number | undefined>([
			["m2", formatNumber(squareMetres, locale)],
			["width", wall?.width],
			["height", wall?.height],
		]);
		for (const input of ref.current.querySelectorAll("input")) input.value = String(values.get(input.name) ?? "");
	}, [ref, request, locale]);
}
