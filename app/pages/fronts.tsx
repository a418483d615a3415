import { useLoaderData } from "react-router";
import en from "../../content/en/fronts.ts";
import nl from "../../content/nl/fronts.ts";
import { loadPage } from "../loading/load-page.ts";
import { PageOpening } from "../sections/page-opening.tsx";

export const loader = loadPage("fronts", { nl, en });

export default function Fronts() {
	const { content } = useLoaderData<typeof loader>();
	return <PageOpening content={content} />;
}
