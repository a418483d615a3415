import type { HoursRow } from "../../../content/format-hours.ts";
import { formatOpenNow } from "../../../content/format-open-now.ts";
import { openStatusAt } from "../../../facts/company/open-now.ts";
import { openingHours } from "../../../facts/company/opening-hours.ts";
import { type StudioKey, studioKeys, studios } from "../../../facts/company/studios.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { addQuery } from "../../navigation/add-query.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { HoursTable } from "../../ui/hours-table.tsx";
import { Shot } from "../../ui/picture/shot.tsx";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { useCurrentTime } from "../../ui/use-current-time.ts";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "./contact.module.css";
import { OpenSign } from "./open-sign.tsx";

type Action = { label: string; to: string };
type StudioWords = { size: string; about: string; map: Action; book: Action };

export type StudiosProps = {
	words: { label: string; hours: string; holidays: string } & Record<StudioKey, StudioWords>;
	sign: Parameters<typeof formatOpenNow>[1];
	hours: Record<StudioKey, HoursRow[]>;
	pictures: Record<StudioKey, ShownShot>;
	locale: Locale;
};

/** What the longest words on a sign take; both signs reserve it, so that they are equally high. */
const mostLines = 5;

/** When one of the signs changes next. */
function nextChange(now: Date): Date {
	const [one, other] = studioKeys.map((key) => openStatusAt(openingHours[key], now).changesAt);
	return one && other && one < other ? one : (other ?? now);
}

/** Both studios: what they look like, whether they are open, and how to get there. */
export function Studios({ words, sign, hours, pictures, locale }: StudiosProps) {
	const now = useCurrentTime(nextChange);
	return (
		<section id="studios" aria-label={words.label}>
			<Wall>
				{studioKeys.map((key) => {
					const { city, street } = studios[key];
					const opening = openingHours[key];
					const { size, about, map, book } = words[key];
					const situation = now && openStatusAt(opening, now);
					return (
						<Panel key={key} width={120} as="article" className={styles.studio}>
							<div id={key} className={styles.view}>
								<Shot shot={pictures[key]} phone={{ width: "100vw" }} desktop={{ width: "50vw", ratio: 1.5 }} />
							</div>
							<div className={styles.about}>
								<h2>{city}</h2>
								<p className={styles.size}>{[street, size].filter(Boolean).join(", ")}</p>
								<p>
									<Sentence text={about} />
								</p>
								<ActionList actions={[{ ...book, to: addQuery(book.to, { studio: key }) }, map]} />
							</div>
							<div className={styles.hours}>
								<OpenSign
									anyTime={sign.anyTime}
									lines={mostLines}
									now={situation && { state: situation.state, sign: formatOpenNow(situation, sign, locale) }}
								/>
								<h3>{words.hours}</h3>
								<HoursTable rows={hours[key]} />
							</div>
						</Panel>
					);
				})}
				<Panel width={240}>
					<p>
						<Sentence text={words.holidays} />
					</p>
				</Panel>
			</Wall>
		</section>
	);
}
