import type { HoursRow } from "../../../content/format-hours.ts";
import { formatOpenNow } from "../../../content/format-open-now.ts";
import { openStatusAt } from "../../../facts/company/open-now.ts";
import { openingHours } from "../../../facts/company/opening-hours.ts";
import { type StudioKey, studioKeys, studios } from "../../../facts/company/studios.ts";
import type { Flavour } from "../../../facts/products/materials.ts";
import { addQuery } from "../../navigation/add-query.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { type Action, ActionList } from "../../ui/action-list.tsx";
import { HoursTable } from "../../ui/hours-table.tsx";
import { Shot } from "../../ui/picture/shot.tsx";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { useCurrentTime } from "../../ui/use-current-time.ts";
import { Panel, Wall } from "../../ui/wall.tsx";
import { OpenSign } from "./open-sign.tsx";
import styles from "./studios.module.css";

type StudioWords = { size: string; about: string; map: Action; book: Action };

type StudiosProps = {
	words: { label: string; hours: string; holidays: string } & Record<StudioKey, StudioWords>;
	sign: Parameters<typeof formatOpenNow>[1];
	hours: Record<StudioKey, HoursRow[]>;
	pictures: Record<StudioKey, ShownPicture>;
};

const doors: Record<StudioKey, Flavour> = { amsterdam: "honey", rotterdam: "mint" };

/** When one of the signs changes next. */
function nextChange(now: Date): Date {
	const [one, other] = studioKeys.map((key) => openStatusAt(openingHours[key], now).changesAt);
	return one && other && one < other ? one : (other ?? now);
}

/** Two doors, one for each studio: the shop window, whether it is open, the hours, and how to get in. */
export function Studios({ words, sign, hours, pictures }: StudiosProps) {
	const locale = useLocale();
	const now = useCurrentTime(nextChange);
	return (
		<section id="studios" aria-label={words.label}>
			<Wall>
				{studioKeys.map((key, position) => {
					const { city, street } = studios[key];
					const { size, about, map, book } = words[key];
					const status = now && openStatusAt(openingHours[key], now);
					return (
						<Panel key={key} width={120} as="article" flavour={doors[key]} bare className={styles.door}>
							<h2 id={key}>{city}</h2>
							<Shot
								shot={pictures[key]}
								phone={{ width: "100vw" }}
								desktop={{ width: "50vw", ratio: 1.6 }}
								first={position === 0}
							/>
							<OpenSign
								anyTime={sign.anyTime}
								now={status && { state: status.state, text: formatOpenNow(status, sign, locale) }}
							/>
							<div className={styles.inside}>
								<div>
									<h3>{words.hours}</h3>
									<HoursTable rows={hours[key]} />
								</div>
								<div>
									<p>
										<strong>{[street, size].filter(Boolean).join(". ")}.</strong> <Sentence text={about} />{" "}
										{words.holidays}
									</p>
								</div>
								<ActionList actions={[{ ...book, to: addQuery(book.to, { studio: key }) }, map]} quiet />
							</div>
						</Panel>
					);
				})}
			</Wall>
		</section>
	);
}
