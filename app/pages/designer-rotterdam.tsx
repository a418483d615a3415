import { useLoaderData } from "react-router";
import en from "../../content/en/designer-rotterdam.ts";
import nl from "../../content/nl/designer-rotterdam.ts";
import { vacancies } from "../../facts/vacancies.ts";
import { loadPage } from "../loading/load-page.ts";
import { PageOpening } from "../sections/page-opening.tsx";
import { WallStack } from "../sections/wall-stack.tsx";

export const loader = loadPage("designer-rotterdam", { nl, en });

export default function DesignerRotterdam() {
	const { content } = useLoaderData<typeof loader>();
	const { open, closed } = content.status;
	return (
		<WallStack>
			<PageOpening content={content} note={vacancies.designerRotterdam.open ? open : closed} />
		</WallStack>
	);
}
