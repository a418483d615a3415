import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import en from "../../content/en/contact.ts";
import signEn from "../../content/en/open-now.ts";
import { formatHours } from "../../content/format-hours.ts";
import nl from "../../content/nl/contact.ts";
import signNl from "../../content/nl/open-now.ts";
import { studios } from "../../facts/company/studios.ts";
import { localeOfPath } from "../../facts/site/locales.ts";
import { loadPage, loadWords } from "../loading/load-page.ts";
import { publicConfig } from "../loading/public-config.server.ts";
import { shotOf } from "../loading/shots.server.ts";
import { ContactOpening } from "../sections/contact/contact-opening.tsx";
import { leadsElsewhere } from "../sections/contact/leads-elsewhere.ts";
import { Meetings } from "../sections/contact/meetings.tsx";
import { Reach } from "../sections/contact/reach.tsx";
import { Studios } from "../sections/contact/studios.tsx";
import { WallStack } from "../sections/wall-stack.tsx";

const load = loadPage("contact", { nl, en });
const loadSign = loadWords({ nl: signNl, en: signEn });

export function loader(args: LoaderFunctionArgs) {
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

export default function Contact() {
	const { head, content, locale, sign, hours, email, pictures } = useLoaderData<typeof loader>();
	const ownPath = head.paths[locale];
	const { walkIn } = content;
	return (
		<WallStack>
			<ContactOpening words={content} actions={leadsElsewhere(content.actions, ownPath, walkIn)} />
			<Studios words={content.studios} {...{ sign, hours, pictures, ownPath, locale }} />
			<Meetings words={content.meetings} ownPath={ownPath} />
			<Reach
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
