import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import en from "../../content/en/barre.ts";
import nl from "../../content/nl/barre.ts";
import { barreSince } from "../../facts/fronts.ts";
import { hasBegun } from "../../facts/months.ts";
import { loadPage } from "../loading/load-page.ts";
import { PageOpening } from "../sections/page-opening.tsx";

const loadBarre = loadPage("barre", { nl, en });

export function loader(args: LoaderFunctionArgs) {
	return { ...loadBarre(args), available: hasBegun(barreSince, new Date()) };
}

export default function Barre() {
	const { content, available } = useLoaderData<typeof loader>();
	const { before, since } = content.availability;
	return <PageOpening content={content} note={available ? since : before} />;
}
