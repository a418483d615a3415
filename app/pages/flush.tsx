import { useLoaderData } from "react-router";
import en from "../../content/en/flush.ts";
import nl from "../../content/nl/flush.ts";
import { loadPage } from "../loading/load-page.ts";
import { PageOpening } from "../sections/page-opening.tsx";

export const loader = loadPage("flush", { nl, en });

export default function Flush() {
	const { content } = useLoaderData<typeof loader>();
	return <PageOpening content={content} />;
}
