import { memo, type ReactNode } from "react";
import { nameOfMix } from "../../../mixer/describe-mix.ts";
import type { Mix } from "../../../mixer/mix.ts";
import { sameMix, serializeLink } from "../../../mixer/mix-link.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { QueryLink } from "../../query-state/query-link.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { useFocusFallback } from "../../ui/use-focus-fallback.ts";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "./kept-mixes.module.css";
import { KitchenDrawing } from "./kitchen-drawing.tsx";
import { MixList } from "./mix-list.tsx";
import { differingRows } from "./mix-rows.ts";
import { mixParameters } from "./mixer-query.ts";
import type { MixerWords } from "./mixer-words.ts";

type KeptMixesProps = { words: MixerWords; mix: Mix; kept: readonly Mix[] };

/** The kept mixes, two in a row, with what differs. They are in the address, so a link includes them. */
export const KeptMixes = memo(function KeptMixes({ words, mix, kept }: KeptMixesProps) {
	const { heading, text, back, remove, now } = words.kept;
	const locale = useLocale();
	const shown = kept.findIndex((one) => sameMix(one, mix));
	const title = useFocusFallback<HTMLHeadingElement>(`${kept.length} ${shown}`);
	const isOdd = kept.length % 2 === 1;
	// An odd number leaves room in a row: for the mix on the stage, or for the heading if that mix is kept already.
	const besides = isOdd && shown < 0;
	const rows = differingRows(besides ? [...kept, mix] : kept, words, locale);
	return (
		<section className={kept.length > 0 ? `${styles.section} screen-only` : "visually-hidden"} id="kept">
			<Wall>
				<Panel width={isOdd && !besides ? 120 : 240} flavour="mint" className={styles.head}>
					<h2 ref={title} tabIndex={-1}>
						{heading}
					</h2>
					<p>
						<Sentence text={text} />
					</p>
				</Panel>
				{kept.map((one, at) => {
					const name = nameOfMix(one, words.names, locale);
					const others = kept.filter((other) => other !== one);
					return (
						<Panel key={serializeLink(one)} width={120} as="article" className={styles.mix}>
							<Compared mix={one} name={name} rows={rows[at]}>
								{at === shown ? (
									<p>{now}</p>
								) : (
									<QueryLink set={mixParameters(one, kept)} label={`${back}: ${name}`}>
										{back}
									</QueryLink>
								)}
								<QueryLink set={mixParameters(mix, others)} label={`${remove}: ${name}`}>
									{remove}
								</QueryLink>
							</Compared>
						</Panel>
					);
				})}
				{besides && (
					<Panel width={120} className={styles.mix}>
						<Compared mix={mix} name={nameOfMix(mix, words.names, locale)} rows={rows.at(-1)}>
							<p>{now}</p>
						</Compared>
					</Panel>
				)}
			</Wall>
		</section>
	);
});

type ComparedProps = {
	mix: Mix;
	name: string;
	rows: ReturnType<typeof differingRows>[number] | undefined;
	/** What can be done with it. */
	children: ReactNode;
};

function Compared({ mix, name, rows = [], children }: ComparedProps) {
	return (
		<>
			<div className={styles.drawing}>
				<KitchenDrawing mix={mix} />
			</div>
			<h3>{name}</h3>
			<MixList rows={rows} />
			<div className={styles.actions}>{children}</div>
		</>
	);
}
