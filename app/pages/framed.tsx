import en from "../../content/en/framed.yaml";
import nl from "../../content/nl/framed.yaml";
import { revalidateOnPathChange } from "../query-state/revalidate-on-path-change.ts";
import { FrontPage } from "../sections/front-page/front-page.tsx";
import { loadFrontPage } from "../sections/front-page/load-front-page.ts";
import type { Route } from "./+types/framed.ts";

export const loader = loadFrontPage("framed", { nl, en });

export const shouldRevalidate = revalidateOnPathChange;

export default function Framed({ loaderData }: Route.ComponentProps) {
	return <FrontPage design="framed" {...loaderData} />;
}
