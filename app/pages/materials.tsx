import { type MaterialKey, materialKeys } from "../../facts/products/materials.ts";
import { localeOfPath } from "../../facts/site/locales.ts";
import { loadPage } from "../page/load-page.ts";
import { useQueryState } from "../query-state/use-query-state.ts";
import { Closing } from "../sections/materials/closing.tsx";
import { Families } from "../sections/materials/families.tsx";
import { familyKitchens } from "../sections/materials/family-kitchens.server.ts";
import { OwnColour } from "../sections/materials/own-colour.tsx";
import { parsePairQuery } from "../sections/materials/pair.ts";
import { SideBySide } from "../sections/materials/side-by-side.tsx";
import { Together } from "../sections/materials/together.tsx";
import { FullPicture } from "../sections/shared/full-picture.tsx";
import { PageTitle } from "../sections/shared/page-title.tsx";
import { WallStack } from "../sections/shared/wall-stack.tsx";
import type { ShownShot } from "../ui/picture/shot-source.ts";
import { shotOf, shotsIn } from "../ui/picture/shots.server.ts";
import { Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/materials.ts";

const load = loadPage("materials");

export function loader(args: Route.LoaderArgs) {
	const locale = localeOfPath(args.url.pathname);
	const swatches = shotsIn("swatches", locale);
	const pictures: Partial<Record<MaterialKey, ShownShot>> = Object.fromEntries(
		materialKeys.map((key) => [key, swatches[`swatches/${key}`]]),
	);
	return {
		...load(args),
		pictures,
		kitchens: familyKitchens(locale),
		wide: shotOf("kitchens/catch-multiplex-attic", locale),
		boxes: {
			wood: shotOf("stories/box-wood", locale),
			fenix: shotOf("stories/box-fenix", locale),
			melatop: shotOf("stories/box-melatop", locale),
			painted: shotOf("stories/box-painted", locale),
		},
	};
}

export const shouldRevalidate = () => false;

export default function Materials({ loaderData }: Route.ComponentProps) {
	const { content, pictures, kitchens, wide, boxes } = loaderData;
	const [pair] = useQueryState(parsePairQuery);
	return (
		<WallStack>
			<Wall>
				<PageTitle content={content} width={100} />
				<SideBySide pair={pair} pictures={pictures} words={content.compare} />
			</Wall>
			<Together pair={pair} opening={content.opening} caption={content.compare.together} mix={content.compare.mix} />
			<Families words={content} pair={pair} kitchens={kitchens} />
			<FullPicture shot={wide} />
			<OwnColour words={content.custom} />
			<Closing words={content.next} boxes={boxes} />
		</WallStack>
	);
}
