import { useLoaderData } from "react-router";
import en from "../../content/en/framed.ts";
import nl from "../../content/nl/framed.ts";
import { loadPage } from "../loading/load-page.ts";
import { PageOpening } from "../sections/page-opening.tsx";

export const loader = loadPage("framed", { nl, en });

export default function Framed() {
	const { content } = useLoaderData<typeof loader>();
	return <PageOpening content={content} />;
}
