import { useLoaderData } from "react-router";
import en from "../../content/en/warehouse.ts";
import nl from "../../content/nl/warehouse.ts";
import { vacancies } from "../../facts/vacancies.ts";
import { loadPage } from "../loading/load-page.ts";
import { PageOpening } from "../sections/page-opening.tsx";
import { WallStack } from "../sections/wall-stack.tsx";

export const loader = loadPage("warehouse", { nl, en });

export default function Warehouse() {
	const { content } = useLoaderData<typeof loader>();
	const { open, closed } = content.status;
	return (
		<WallStack>
			<PageOpening content={content} note={vacancies.warehouse.open ? open : closed} />
		</WallStack>
	);
}
