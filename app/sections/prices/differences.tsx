import type { Flavour } from "../../../facts/products/materials.ts";
import { Bullets } from "../../ui/bullets.tsx";
import { Swipe } from "../../ui/swipe.tsx";
import { Wall } from "../../ui/wall.tsx";
import { TextPanel } from "../text-panel.tsx";

type List = { heading: string; items: readonly string[] };

type DifferencesProps = {
	words: { dearer: List; cheaper: List };
	terms: { warranty: { heading: string; text: string }; payment: { heading: string; texts: readonly string[] } };
};

/** What makes a kitchen dearer or cheaper, how it is paid, and the warranty. */
export function Differences({ words, terms }: DifferencesProps) {
	return (
		<Wall>
			<Swipe share={86}>
				<Difference list={words.dearer} flavour="tuna" />
				<Difference list={words.cheaper} flavour="mint" />
				<TextPanel heading={terms.payment.heading} texts={terms.payment.texts} width={120} />
				<TextPanel heading={terms.warranty.heading} texts={[terms.warranty.text]} width={120} flavour="frosting" />
			</Swipe>
		</Wall>
	);
}

function Difference({ list, flavour }: { list: List; flavour: Flavour }) {
	return (
		<TextPanel heading={list.heading} texts={[]} width={120} flavour={flavour}>
			<Bullets items={list.items} />
		</TextPanel>
	);
}
