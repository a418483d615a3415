import { studioHours } from "../../content/format-hours.ts";
import { wordsOf } from "../content.server.ts";
import { actionHeaders, deskAction } from "../desk/desk-action.server.ts";
import { loadPage, localeOf } from "../page-data/load-page.ts";
import { publicConfig } from "../public-config.server.ts";
import { Pickup } from "../sections/contact/pickup.tsx";
import { QuestionForm } from "../sections/contact/question-form.tsx";
import { Studios } from "../sections/contact/studios.tsx";
import { loadFormSetup } from "../sections/forms/form-setup.server.ts";
import { receivedAddress } from "../sections/forms/received-address.ts";
import { PageTitle } from "../sections/shared/page-title.tsx";
import { WallStack } from "../sections/shared/wall-stack.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import { Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/contact.ts";

export function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url);
	return {
		...loadPage("contact", locale),
		sign: wordsOf("open-now", locale),
		hours: studioHours(locale),
		formSetup: loadFormSetup(locale),
		email: publicConfig.contactEmail,
		pictures: {
			amsterdam: shotOf("places/studio-amsterdam", locale),
			rotterdam: shotOf("places/studio-rotterdam", locale),
			warehouse: shotOf("places/warehouse", locale),
		},
	};
}

export const shouldRevalidate = () => false;

export const action = deskAction(
	(desk, fields) => desk.ask(fields),
	({ reference }, locale) => receivedAddress("question", reference, locale),
);

export const headers = actionHeaders;

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
	const { content, sign, hours, formSetup, email, pictures } = loaderData;
	return (
		<WallStack>
			<Wall>
				<PageTitle content={content} width={240} />
			</Wall>
			<Studios words={content.studios} sign={sign} hours={hours} pictures={pictures} />
			<QuestionForm words={content.question} mail={content.mail} setup={formSetup} email={email} refused={actionData} />
			<Pickup words={content.pickUp} picture={pictures.warehouse} />
		</WallStack>
	);
}
