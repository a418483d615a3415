import { useLoaderData } from "react-router";
import en from "../../content/en/gallery.ts";
import nl from "../../content/nl/gallery.ts";
import { loadPage } from "../loading/load-page.ts";
import { PageOpening } from "../sections/page-opening.tsx";
import { WallStack } from "../sections/wall-stack.tsx";

export const loader = loadPage("gallery", { nl, en });

export default function Gallery() {
	const { content } = useLoaderData<typeof loader>();
	return (
		<WallStack>
			<PageOpening content={content} />
		</WallStack>
	);
}
