import { isReference } from "../../facts/site/tokens.ts";
import { loadPage, localeOf } from "../page-data/load-page.ts";
import { publicConfig } from "../public-config.server.ts";
import { Done } from "../sections/done/done.tsx";
import { receivedKinds } from "../sections/forms/received-address.ts";
import { FullPicture } from "../sections/shared/full-picture.tsx";
import { WallStack } from "../sections/shared/wall-stack.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import type { Route } from "./+types/received.ts";

export function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url);
	const { searchParams } = url;
	const reference = searchParams.get("ref") ?? "";
	return {
		...loadPage("received", locale),
		kind: receivedKinds.find((kind) => kind === searchParams.get("kind")),
		/** Malformed ones are not shown: an address can contain anything. */
		reference: isReference(reference) ? reference : undefined,
		sendsMail: publicConfig.sendsMail,
		picture: shotOf("kitchens/pull-walnut-galley", locale),
	};
}

export const shouldRevalidate = () => false;

export default function Received({ loaderData }: Route.ComponentProps) {
	const { content, kind, reference, sendsMail, picture } = loaderData;
	const { heading, lead } = kind && reference ? content.kinds[kind] : content;
	return (
		<WallStack>
			<Done
				heading={heading}
				lead={lead}
				reference={reference ? { label: content.reference, text: reference } : undefined}
				note={reference ? (sendsMail ? content.mail : content.noMail) : undefined}
				next={content.opening}
				actions={content.actions}
			/>
			<FullPicture shot={picture} />
		</WallStack>
	);
}
