import { useLoaderData } from "react-router";
import en from "../../content/en/framed.ts";
import nl from "../../content/nl/framed.ts";
import { stayOnSamePage } from "../loading/stay-on-same-page.ts";
import { FrontPage } from "../sections/front-page/front-page.tsx";
import { loadFrontPage } from "../sections/front-page/load-front-page.ts";

export const loader = loadFrontPage("framed", { nl, en });

export const shouldRevalidate = stayOnSamePage;

export default function Framed() {
	return <FrontPage design="framed" {...useLoaderData<typeof loader>()} />;
}
