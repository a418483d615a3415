import { useLoaderData } from "react-router";
import en from "../../content/en/contact.ts";
import nl from "../../content/nl/contact.ts";
import { loadPage } from "../loading/load-page.ts";
import { PageOpening } from "../sections/page-opening.tsx";
import { WallStack } from "../sections/wall-stack.tsx";

export const loader = loadPage("contact", { nl, en });

export default function Contact() {
	const { content } = useLoaderData<typeof loader>();
	return (
		<WallStack>
			<PageOpening content={content} />
		</WallStack>
	);
}
