import { useLoaderData } from "react-router";
import en from "../../content/en/own.ts";
import nl from "../../content/nl/own.ts";
import { loadPage } from "../loading/load-page.ts";
import { PageOpening } from "../sections/page-opening.tsx";

export const loader = loadPage("own", { nl, en });

export default function Own() {
	const { content } = useLoaderData<typeof loader>();
	return <PageOpening content={content} />;
}
