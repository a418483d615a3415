import { withCapital } from "../../../content/with-capital.ts";
import { frontNames } from "../../../facts/products/fronts.ts";
import { materialOf, materialsOfTone } from "../../../facts/products/materials.ts";
import type { Shows } from "../../../media/shot.ts";
import { QueryLink } from "../../query-state/query-link.tsx";
import choices from "../../ui/choices.module.css";
import { Panel } from "../../ui/wall.tsx";
import styles from "./filter-bar.module.css";
import type { GalleryItem } from "./gallery-item.ts";
import type { GalleryWords } from "./gallery-words.ts";
import {
	everyCombination,
	type Facet,
	facetKeys,
	facets,
	findKitchens,
	isFiltered,
	type KitchenFilter,
	matchesFilter,
	noFilter,
	type Option,
} from "./kitchen-filter.ts";

type FilterBarProps = {
	kitchens: readonly GalleryItem[];
	/** Whether the page has the combinations; without them, links to filters that no kitchen matches reload it. */
	hasCombinations: boolean;
	filter: KitchenFilter;
	words: GalleryWords;
};

/** One row that opens to show the filters, all of them links. A filter without results is shown, but is not a link. */
export function FilterBar(props: FilterBarProps) {
	const { kitchens, filter, words } = props;
	const found = countKitchens(kitchens, filter);
	const chosen = facetKeys.flatMap((facet) => chosenName(facet, filter, words) ?? []);
	return (
		<Panel width={240} flavour="night" className={styles.bar}>
			<details className={styles.drawer}>
				<summary className={styles.summary}>
					{words.filter.label}
					{chosen.length > 0 && <span className={styles.chosen}>{chosen.join(", ")}</span>}
				</summary>
				<nav aria-label={words.filter.label} className={styles.facets}>
					{facetKeys.map((facet) => (
						<div key={facet} className={styles.facet}>
							<h2 id={`by-${facet}`}>{words.kitchens.labels[facet]}</h2>
							<ul aria-labelledby={`by-${facet}`} className={choices.row}>
								{facets[facet].map((option) => (
									<li key={option}>
										<Choice {...props} facet={facet} option={option} />
									</li>
								))}
							</ul>
						</div>
					))}
				</nav>
			</details>
			<div className={styles.foot}>
				<p role="status">
					<strong>{found}</strong> {found === 1 ? words.filter.one : words.filter.many}
				</p>
				{isFiltered(filter) && (
					<QueryLink set={noFilter} push className={styles.clear}>
						{words.filter.clear}
					</QueryLink>
				)}
			</div>
		</Panel>
	);
}

const countKitchens = (kitchens: readonly GalleryItem[], filter: KitchenFilter) =>
	findKitchens<{ shot: { shows: Shows } }>({ kitchens, combinations: everyCombination }, filter).length;

function chosenName<F extends Facet>(facet: F, filter: KitchenFilter, words: GalleryWords): string | undefined {
	const option = filter[facet];
	return option && nameOf(facet, option, words);
}

type ChoiceProps<F extends Facet> = FilterBarProps & { facet: F; option: Option<F> };

function Choice<F extends Facet>({ facet, option, kitchens, hasCombinations, filter, words }: ChoiceProps<F>) {
	const chosen = filter[facet] === option;
	const withOption = { ...filter, [facet]: option };
	const count = countKitchens(kitchens, withOption);
	const canShow = hasCombinations || kitchens.some(({ shot }) => matchesFilter(shot.shows, withOption));
	const content = (
		<>
			{facet === "colour" && <Stripes tone={option as Option<"colour">} />}
			{nameOf(facet, option, words)} <span className={styles.count}>{count}</span>
		</>
	);
	if (count === 0 && !chosen) {
		return <span className={`${choices.choice} ${styles.none}`}>{content}</span>;
	}
	return (
		<QueryLink
			set={{ [facet]: chosen ? undefined : option }}
			push
			reload={!(chosen || canShow)}
			current={chosen}
			className={choices.choice}
		>
			{content}
		</QueryLink>
	);
}

/** The materials of a colour, side by side. */
function Stripes({ tone }: { tone: Option<"colour"> }) {
	return (
		<span className={styles.stripes} aria-hidden="true">
			{materialsOfTone(tone).map((material) => (
				<span key={material} style={{ background: materialOf(material).colour }} />
			))}
		</span>
	);
}

function nameOf<F extends Facet>(facet: F, option: Option<F>, { families, kitchens }: GalleryWords): string {
	const names: { [K in Facet]: (option: Option<K>) => string } = {
		design: (design) => frontNames[design],
		material: (family) => families[family].name,
		colour: (tone) => kitchens.tones[tone],
		worktop: (worktop) => withCapital(kitchens.worktops[worktop]),
	};
	return names[facet](option);
}
