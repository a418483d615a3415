import { useState } from "react";
import { frontNames } from "../../../facts/products/fronts.ts";
import { type MaterialKey, materialName, materialOf } from "../../../facts/products/materials.ts";
import { mixQueryOfPicture } from "../../../mixer/mix-of-picture.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { QueryLink } from "../../query-state/query-link.tsx";
import type { SetQuery } from "../../query-state/use-query-state.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Shot } from "../../ui/picture/shot.tsx";
import { Rows } from "../../ui/rows.tsx";
import { kitchenName } from "../shared/kitchen-name.ts";
import type { GalleryItem } from "./gallery-item.ts";
import type { GalleryWords } from "./gallery-words.ts";
import { kitchenParameter } from "./kitchen-filter.ts";
import styles from "./kitchen-viewer.module.css";
import type { ProductPaths } from "./product-paths.ts";
import { useSwipe } from "./use-swipe.ts";
import { useViewerDialog } from "./use-viewer-dialog.ts";

type KitchenViewerProps = {
	kitchen: GalleryItem;
	/** Its position among the results, from 1. */
	position: number;
	count: number;
	/** The kitchens beside it. */
	previous: string | undefined;
	next: string | undefined;
	setQuery: SetQuery;
	words: GalleryWords;
	paths: ProductPaths;
};

/**
 * One kitchen over the whole screen. The address says which one, so that it works as plain links; with scripts it is
 * a modal dialog with keys, swipes and zoom.
 */
export function KitchenViewer({
	kitchen,
	position,
	count,
	previous,
	next,
	setQuery,
	words,
	paths,
}: KitchenViewerProps) {
	const locale = useLocale();
	const [isLarge, setLarge] = useState(false);
	const show = (id: string | undefined) => !isLarge && setQuery({ [kitchenParameter]: id });
	const { dialog, isModal } = useViewerDialog(kitchen.id, {
		onPrevious: () => show(previous),
		onNext: () => show(next),
		onClose: () => setQuery({ [kitchenParameter]: undefined }, { push: true }),
	});
	const swipe = useSwipe((direction) => show(direction === "left" ? next : previous));
	const { shot } = kitchen;
	const labels = words.viewer;
	const mixQuery = mixQueryOfPicture(shot.shows);
	return (
		<dialog ref={dialog} open className={styles.viewer} aria-label={labels.label}>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: short cuts; the buttons beside it do the same for everybody */}
			<div
				className={styles.view}
				data-large={isLarge ? "" : undefined}
				onDoubleClick={() => setLarge(!isLarge)}
				{...swipe}
			>
				<Shot
					shot={shot}
					upright={kitchen.upright}
					phone={{ width: "100vw" }}
					desktop={{ width: "75vw" }}
					first
					className={styles.picture}
				/>
			</div>
			<div className={styles.bar}>
				<p aria-live="polite">
					{labels.position} {position} {labels.of} {count}
				</p>
				{isModal && (
					<button type="button" className={styles.control} aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
						<Icon path={isLarge ? "M5 12h14" : "M5 12h14M12 5v14"} />
						<span className="visually-hidden">{isLarge ? labels.smaller : labels.larger}</span>
					</button>
				)}
				<QueryLink set={{ [kitchenParameter]: previous }} className={styles.control} label={labels.previous}>
					<Icon path="M20 12H5M11 5l-7 7 7 7" />
				</QueryLink>
				<QueryLink set={{ [kitchenParameter]: next }} className={styles.control} label={labels.next}>
					<Icon path="M4 12h15M13 5l7 7-7 7" />
				</QueryLink>
				<QueryLink set={{ [kitchenParameter]: undefined }} push className={styles.control} label={labels.close}>
					<Icon path="M5 5l14 14M19 5L5 19" />
				</QueryLink>
			</div>
			<div className={styles.words}>
				<h2>{kitchenName(shot.shows, words.kitchens, locale)}</h2>
				<p>{shot.alt}</p>
				<Contents kitchen={kitchen} words={words} paths={paths} />
				{mixQuery && <ActionList actions={[{ label: labels.mix, to: `${paths.mixer}?${mixQuery}` }]} />}
			</div>
		</dialog>
	);
}

/** The parts of a kitchen, each with a link to its page. */
function Contents({ kitchen, words, paths }: Pick<KitchenViewerProps, "kitchen" | "words" | "paths">) {
	const locale = useLocale();
	const { design, materials = [], worktop, sink, tap, plan, time } = kitchen.shot.shows;
	const { labels, worktops, sinks, taps, plans, times } = words.kitchens;
	const materialLine = (material: MaterialKey) =>
		[...new Set([words.families[materialOf(material).family].name, materialName(material, locale)])].join(", ");
	const line = (term: string, name: string | undefined, to?: string) =>
		name ? [{ term, text: to ? `[${name}](${to})` : name }] : [];
	return (
		<Rows
			rows={[
				...(design ? line(labels.design, frontNames[design], paths.fronts[design]) : []),
				...line(labels.material, materials.map(materialLine).join("; "), paths.materials),
				...line(labels.worktop, worktop && worktops[worktop], paths.worktops),
				...line(labels.sink, sink && sinks[sink], paths.taps),
				...line(labels.tap, tap && taps[tap], paths.taps),
				...line(labels.plan, plan && plans[plan]),
				...line(labels.time, time && times[time]),
			]}
		/>
	);
}

function Icon({ path }: { path: string }) {
	return (
		<svg viewBox="0 0 24 24" aria-hidden="true">
			<path d={path} fill="none" stroke="currentColor" strokeWidth="2.5" />
		</svg>
	);
}
