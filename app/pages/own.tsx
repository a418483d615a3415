import { useLoaderData } from "react-router";
import en from "../../content/en/own.ts";
import nl from "../../content/nl/own.ts";
import { revalidateOnPathChange } from "../query-state/revalidate-on-path-change.ts";
import { FrontPage } from "../sections/front-page/front-page.tsx";
import { loadFrontPage } from "../sections/front-page/load-front-page.ts";

export const loader = loadFrontPage("own", { nl, en });

export const shouldRevalidate = revalidateOnPathChange;

export default function Own() {
	return <FrontPage design="own" {...useLoaderData<typeof loader>()} />;
}
