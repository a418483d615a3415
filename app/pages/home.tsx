import { useLoaderData } from "react-router";
import en from "../../content/en/home.ts";
import nl from "../../content/nl/home.ts";
import { loadPage } from "../loading/load-page.ts";
import { PageOpening } from "../sections/page-opening.tsx";

export const loader = loadPage("home", { nl, en });

export default function Home() {
	const { content } = useLoaderData<typeof loader>();
	return <PageOpening content={content} />;
}
