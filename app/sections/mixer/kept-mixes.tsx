import { memo } from "react";
import { nameOfMix } from "../../../mixer/describe-mix.ts";
import type { Mix } from "../../../mixer/mix.ts";
import { sameMix, serializeLink } from "../../../mixer/mix-link.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { QueryLink } from "../../query-state/query-link.tsx";
import { useFocusFallback } from "../../ui/use-focus-fallback.ts";
import { Panel, Wall } from "../../ui/wall.tsx";
import { Drawing } from "./drawing.tsx";
import styles from "./kept-mixes.module.css";
import { mixParameters } from "./mix-parameters.ts";
import type { MixerWords } from "./mixer-words.ts";

type KeptMixesProps = { words: MixerWords; mix: Mix; kept: readonly Mix[] };

/** The width that is left in a row, by the number of kept mixes (60 cm each). */
const freeWidths = [undefined, 180, 120, 60] as const;

/** The kept mixes, side by side. They are in the address, so a link includes them. */
export const KeptMixes = memo(function KeptMixes({ words, mix, kept }: KeptMixesProps) {
	const { heading, text, empty, more, back, remove, now } = words.kept;
	const locale = useLocale();
	const free = freeWidths[kept.length];
	const shown = kept.findIndex((one) => sameMix(one, mix));
	const title = useFocusFallback<HTMLHeadingElement>(`${kept.length} ${shown}`);
	return (
		<section className={styles.section} id="kept">
			<Wall className={styles.wall}>
				<Panel width={240} flavour="mint" className={styles.head}>
					<h2 ref={title} tabIndex={-1}>
						{heading}
					</h2>
					<p>{text}</p>
					{kept.length === 0 && <p>{empty}</p>}
				</Panel>
				{kept.map((one) => {
					const name = nameOfMix(one, words.names, locale);
					const others = kept.filter((other) => other !== one);
					return (
						<Panel key={serializeLink(one)} width={60} half as="article" className={styles.mix}>
							<div className={styles.drawing}>
								<Drawing mix={one} small />
							</div>
							<h3>{name}</h3>
							{sameMix(one, mix) ? (
								<p>{now}</p>
							) : (
								<QueryLink set={mixParameters(one, kept)} label={`${back}: ${name}`}>
									{back}
								</QueryLink>
							)}
							<QueryLink set={mixParameters(mix, others)} label={`${remove}: ${name}`}>
								{remove}
							</QueryLink>
						</Panel>
					);
				})}
				{free && (
					<Panel width={free} half={kept.length % 2 === 1} className={styles.free}>
						<p>{more}</p>
					</Panel>
				)}
			</Wall>
		</section>
	);
});
