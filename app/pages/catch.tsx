import { useLoaderData } from "react-router";
import en from "../../content/en/catch.ts";
import nl from "../../content/nl/catch.ts";
import { loadPage } from "../loading/load-page.ts";
import { PageOpening } from "../sections/page-opening.tsx";

export const loader = loadPage("catch", { nl, en });

export default function Catch() {
	const { content } = useLoaderData<typeof loader>();
	return <PageOpening content={content} />;
}
