import { sampleBoxes } from "../../facts/products/samples.ts";
import { actionHeaders, deskAction } from "../desk/desk-action.server.ts";
import { isOwnAddress } from "../navigation/add-query.ts";
import { loadPage, localeOf } from "../page-data/load-page.ts";
import { loadFormSetup } from "../sections/forms/form-setup.server.ts";
import { receivedAddress } from "../sections/forms/received-address.ts";
import { HomeTrials } from "../sections/samples/home-trials.tsx";
import { sampleBoxPictures } from "../sections/samples/sample-box-pictures.server.ts";
import { SampleOrder } from "../sections/samples/sample-order.tsx";
import { VisitStudio } from "../sections/samples/visit-studio.tsx";
import { PageTitle } from "../sections/shared/page-title.tsx";
import { PicturePanel } from "../sections/shared/picture-panel.tsx";
import { WallStack } from "../sections/shared/wall-stack.tsx";
import { pictureKinds } from "../ui/picture/picture-kinds.ts";
import { shotOf } from "../ui/picture/shots.server.ts";
import { Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/samples.ts";

export function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url);
	const pictures = sampleBoxPictures(locale);
	return {
		...loadPage("samples", locale, pictureKinds(Object.values(pictures))),
		formSetup: loadFormSetup(locale),
		pictures,
		delivery: shotOf("stories/delivery", locale),
		hand: shotOf("stories/landing-fenix", locale),
		trials: {
			light: shotOf("stories/landing-farrow-and-ball", locale),
			surroundings: shotOf("stories/front-leaning", locale),
			fingers: shotOf("edges/pull-oak-natural", locale),
		},
		picture: shotOf("stories/fronts-leaning-oak", locale),
	};
}

export const shouldRevalidate = () => false;

export const action = deskAction(
	(desk, fields) => desk.orderSamples(fields),
	({ reference }, locale) => receivedAddress("samples", reference, locale),
);

export const headers = actionHeaders;

export default function Samples({ loaderData, actionData }: Route.ComponentProps) {
	const { content, formSetup, pictures, delivery, hand, trials, picture } = loaderData;
	const ordered = sampleBoxes.filter((key) => isOwnAddress(content.boxes.each[key].order.to));
	return (
		<WallStack>
			<Wall>
				<PageTitle content={content} width={100} />
				<PicturePanel shot={hand} width={140} ratio={1.5} first />
			</Wall>
			<SampleOrder
				words={content}
				ordered={ordered}
				setup={formSetup}
				boxes={pictures}
				picture={delivery}
				refused={actionData}
			/>
			<HomeTrials opening={content.opening} trials={content.trials} pictures={trials} />
			<VisitStudio words={content.next} picture={picture} />
		</WallStack>
	);
}
