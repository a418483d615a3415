import { type FormEvent, useDeferredValue, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { UnitPrices } from "../../../facts/costs/unit-prices.ts";
import type { SampleBox } from "../../../facts/products/samples.ts";
import { describeMix, nameOfMix } from "../../../mixer/describe-mix.ts";
import { fieldNames, keptParameter } from "../../../mixer/field-names.ts";
import { buildKitchen } from "../../../mixer/kitchen-model/build-kitchen.ts";
import { frontsIn } from "../../../mixer/kitchen-model/front-ids.ts";
import { openingMix } from "../../../mixer/mix.ts";
import { sameMix, serializeLink, serializeSingles } from "../../../mixer/mix-link.ts";
import { totalOfMix } from "../../../mixer/mix-price.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { Shot } from "../../ui/picture/shot.tsx";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Price } from "../../ui/price.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { WallStack } from "../shared/wall-stack.tsx";
import { KeptMixes } from "./kept-mixes.tsx";
import { KitchenDrawing } from "./kitchen-drawing.tsx";
import { loadStage } from "./load-stage.ts";
import { formParts, MixFields } from "./mix-fields.tsx";
import { MixTools } from "./mix-tools.tsx";
import styles from "./mixer.module.css";
import type { MixerWords } from "./mixer-words.ts";
import { NextSteps } from "./next-steps.tsx";
import { openDrawer } from "./open-drawer.ts";
import smallFront from "./small-front.module.css";
import { Stage } from "./stage.tsx";
import { useMixer } from "./use-mixer.ts";

type MixerProps = {
	words: MixerWords;
	/** The address of the site, for links that leave the page. */
	siteUrl: string;
	/** For a rough price of the mix, once the studio has given them. */
	unitPrices: UnitPrices | undefined;
	/** A render of the kitchen that the mixer opens with, shown until the stage is ready. */
	opening: ShownPicture;
	boxes: Record<SampleBox, ShownPicture>;
};

/** The mixer. The kitchen stays visible while its form scrolls; of the form, one drawer is open at a time. */
export function Mixer({ words, siteUrl, unitPrices, opening, boxes }: MixerProps) {
	const locale = useLocale();
	const path = useLocation().pathname;
	const form = useRef<HTMLFormElement>(null);
	const { mix, kept, damaged, choose, paint, show, ...history } = useMixer(form);
	const { plan, size, uppers, system, worktop } = mix;
	const model = useMemo(
		() => buildKitchen({ plan, size, uppers, system, worktop }),
		[plan, size, uppers, system, worktop],
	);
	const fronts = useMemo(() => frontsIn(model), [model]);
	const [picked, setPicked] = useState<string>();
	const [surprises, setSurprises] = useState(0);
	// Stage and fields show a choice at once; drawings and texts follow.
	const deferredMix = useDeferredValue(mix);

	// Choices apply at once; nothing is left to submit.
	const onSubmit = (event: FormEvent) => event.preventDefault();

	return (
		<WallStack>
			<div className={styles.mixer}>
				<div className={styles.title} data-flavour="honey">
					<h1>{words.heading}</h1>
					<p>
						<Sentence text={words.lead} />
					</p>
				</div>
				<section className={styles.stage} aria-label={words.stage.label} data-hydrate-early="">
					<Stage
						words={words.stage}
						model={model}
						mix={mix}
						loadStage={loadStage}
						surprises={surprises}
						picked={fronts.some(({ id }) => id === picked)}
						onPick={setPicked}
					>
						<KitchenDrawing mix={deferredMix} />
						{sameMix(deferredMix, openingMix) && (
							<Shot
								shot={opening}
								phone={{ width: "94vw", ratio: 4 / 3 }}
								desktop={{ width: "66vw", ratio: 1.4 }}
								first
								fill
								className={styles.opening}
							/>
						)}
					</Stage>
				</section>
				<div className={styles.caption}>
					<div className={styles.name}>
						<h2>{nameOfMix(deferredMix, words.names, locale)}</h2>
						{unitPrices && (
							<p>
								<strong>
									{words.costs.priced.total} <Price amount={totalOfMix(deferredMix, unitPrices)} />.
								</strong>
							</p>
						)}
					</div>
					<MixTools
						words={words.tools}
						mix={deferredMix}
						kept={kept}
						onSurprise={() => setSurprises(surprises + 1)}
						{...history}
					/>
				</div>
				<nav className={styles.tabs} aria-label={words.jump.label}>
					<ul>
						{formParts.map((part) => (
							<li key={part}>
								<a href={`#${part}`} className={`${smallFront.front} ${styles.tab}`} onClick={openDrawer}>
									{words.jump[part]}
								</a>
							</li>
						))}
					</ul>
				</nav>
				<form ref={form} className={styles.form} method="get" action={path} onSubmit={onSubmit}>
					{damaged && (
						<p className={styles.note} role="status">
							{words.stage.damaged}
						</p>
					)}
					<p className="visually-hidden" aria-live="polite">
						{describeMix(deferredMix, words.names, locale)}
					</p>
					<MixFields
						words={words}
						mix={mix}
						deferredMix={deferredMix}
						choose={choose}
						paint={paint}
						single={{ fronts, picked, pick: setPicked, change: show }}
					/>
					{mix.singles.length > 0 && <input type="hidden" name={fieldNames.singles} value={serializeSingles(mix)} />}
					{kept.length > 0 && <input type="hidden" name={keptParameter} value={kept.map(serializeLink).join(".")} />}
					<input type="submit" value={words.form.submit} className={styles.submit} />
				</form>
			</div>
			<KeptMixes words={words} mix={deferredMix} kept={kept} />
			<NextSteps
				words={words}
				mix={deferredMix}
				path={path}
				siteUrl={siteUrl}
				unitPrices={unitPrices}
				pictures={boxes}
			/>
		</WallStack>
	);
}
