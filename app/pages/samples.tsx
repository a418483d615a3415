import en from "../../content/en/samples.ts";
import nl from "../../content/nl/samples.ts";
import { localeOfPath } from "../../facts/site/locales.ts";
import { loadPage } from "../page/load-page.ts";
import { PageTitle } from "../sections/page-title.tsx";
import { BoxPrice } from "../sections/samples/box-price.tsx";
import { Boxes } from "../sections/samples/boxes.tsx";
import { Closing } from "../sections/samples/closing.tsx";
import { Trials } from "../sections/samples/trials.tsx";
import { WallStack } from "../sections/wall-stack.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import { Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/samples.ts";

const load = loadPage("samples", { nl, en });

export function loader(args: Route.LoaderArgs) {
	const locale = localeOfPath(args.url.pathname);
	const boxes = {
		wood: shotOf("stories/box-wood", locale),
		fenix: shotOf("stories/box-fenix", locale),
		melatop: shotOf("stories/box-melatop", locale),
		painted: shotOf("stories/box-painted", locale),
	};
	return { ...load(args), boxes, picture: shotOf("stories/meeting-table", locale) };
}

export default function Samples({ loaderData }: Route.ComponentProps) {
	const { content, boxes, picture } = loaderData;
	return (
		<WallStack>
			<Wall>
				<PageTitle content={content} width={140} />
				<BoxPrice words={content.price} />
			</Wall>
			<Boxes words={content.boxes} pictures={boxes} />
			<Trials opening={content.opening} trials={content.trials} />
			<Closing words={content.next} picture={picture} />
		</WallStack>
	);
}
