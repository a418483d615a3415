import en from "../../content/en/own.yaml";
import nl from "../../content/nl/own.yaml";
import { revalidateOnPathChange } from "../query-state/revalidate-on-path-change.ts";
import { FrontPage } from "../sections/front-page/front-page.tsx";
import { loadFrontPage } from "../sections/front-page/load-front-page.ts";
import type { Route } from "./+types/own.ts";

export const loader = loadFrontPage("own", { nl, en });

export const shouldRevalidate = revalidateOnPathChange;

export default function Own({ loaderData }: Route.ComponentProps) {
	return <FrontPage design="own" {...loaderData} />;
}
