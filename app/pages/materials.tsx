import { loadPage, localeOf } from "../page-data/load-page.ts";
import { useQueryState } from "../query-state/use-query-state.ts";
import { ChoosingAdvice } from "../sections/materials/choosing-advice.tsx";
import { CompareMaterials } from "../sections/materials/compare-materials.tsx";
import { familyKitchens } from "../sections/materials/family-kitchens.server.ts";
import { MaterialFamilies } from "../sections/materials/material-families.tsx";
import { parsePairQuery } from "../sections/materials/pair-query.ts";
import { SampleBoxes } from "../sections/materials/sample-boxes.tsx";
import { sampleBoxPictures } from "../sections/samples/sample-box-pictures.server.ts";
import { PageTitle } from "../sections/shared/page-title.tsx";
import { WallStack } from "../sections/shared/wall-stack.tsx";
import { combinationsOf } from "../ui/picture/combinations.server.ts";
import { Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/materials.ts";

export function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url);
	return {
		...loadPage("materials", locale),
		combinations: combinationsOf("pull", locale),
		kitchens: familyKitchens(locale),
		boxes: sampleBoxPictures(locale),
	};
}

export const shouldRevalidate = () => false;

export default function Materials({ loaderData }: Route.ComponentProps) {
	const { content, combinations, kitchens, boxes } = loaderData;
	const [pair] = useQueryState(parsePairQuery);
	return (
		<WallStack>
			<Wall>
				<PageTitle content={content} width={100} />
				<CompareMaterials pair={pair} combinations={combinations} words={content.compare} />
			</Wall>
			<ChoosingAdvice pair={pair} opening={content.opening} mix={content.compare.mix} />
			<MaterialFamilies words={content} pair={pair} kitchens={kitchens} />
			<SampleBoxes words={content.next} boxes={boxes} />
		</WallStack>
	);
}
