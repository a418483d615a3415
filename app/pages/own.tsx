import { useLoaderData } from "react-router";
import en from "../../content/en/own.ts";
import nl from "../../content/nl/own.ts";
import { stayOnSamePage } from "../loading/stay-on-same-page.ts";
import { FrontPage } from "../sections/front-page/front-page.tsx";
import { loadFrontPage } from "../sections/front-page/load-front-page.ts";

export const loader = loadFrontPage("own", { nl, en });

export const shouldRevalidate = stayOnSamePage;

export default function Own() {
	return <FrontPage design="own" {...useLoaderData<typeof loader>()} />;
}
