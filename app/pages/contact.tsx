import en from "../../content/en/contact.ts";
import signEn from "../../content/en/open-now.ts";
import { formatHours } from "../../content/format-hours.ts";
import nl from "../../content/nl/contact.ts";
import signNl from "../../content/nl/open-now.ts";
import { studios } from "../../facts/company/studios.ts";
import { localeOfPath } from "../../facts/site/locales.ts";
import { loadPage, loadWords } from "../page/load-page.ts";
import { publicConfig } from "../public-config.server.ts";
import { ContactOpening } from "../sections/contact/contact-opening.tsx";
import { Meetings } from "../sections/contact/meetings.tsx";
import { PickupAndMail } from "../sections/contact/pickup-and-mail.tsx";
import { Studios } from "../sections/contact/studios.tsx";
import { withoutOwnPage } from "../sections/contact/without-own-page.ts";
import { WallStack } from "../sections/wall-stack.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import type { Route } from "./+types/contact.ts";

const load = loadPage("contact", { nl, en });
const loadSign = loadWords({ nl: signNl, en: signEn });

export function loader(args: Route.LoaderArgs) {
	const locale = localeOfPath(args.url.pathname);
	return {
		...load(args),
		locale,
		sign: loadSign(args),
		hours: {
			amsterdam: formatHours(studios.amsterdam.hours, locale),
			rotterdam: formatHours(studios.rotterdam.hours, locale),
		},
		email: publicConfig.contactEmail,
		pictures: {
			amsterdam: shotOf("places/studio-amsterdam", locale),
			rotterdam: shotOf("places/studio-rotterdam", locale),
			warehouse: shotOf("places/warehouse", locale),
		},
	};
}

export default function Contact({ loaderData }: Route.ComponentProps) {
	const { head, content, locale, sign, hours, email, pictures } = loaderData;
	const ownPath = head.paths[locale];
	const { walkIn } = content;
	return (
		<WallStack>
			<ContactOpening words={content} actions={withoutOwnPage(content.actions, ownPath, walkIn)} />
			<Studios words={content.studios} {...{ sign, hours, pictures, ownPath, locale }} />
			<Meetings words={content.meetings} ownPath={ownPath} />
			<PickupAndMail
				pickUp={content.pickUp}
				mail={content.mail}
				walkIn={walkIn}
				email={email}
				picture={pictures.warehouse}
				ownPath={ownPath}
			/>
		</WallStack>
	);
}
