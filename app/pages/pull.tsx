import { useLoaderData } from "react-router";
import en from "../../content/en/pull.ts";
import nl from "../../content/nl/pull.ts";
import { loadPage } from "../loading/load-page.ts";
import { PageOpening } from "../sections/page-opening.tsx";

export const loader = loadPage("pull", { nl, en });

export default function Pull() {
	const { content } = useLoaderData<typeof loader>();
	return <PageOpening content={content} />;
}
