import en from "../../content/en/flush.yaml";
import nl from "../../content/nl/flush.yaml";
import { revalidateOnPathChange } from "../query-state/revalidate-on-path-change.ts";
import { FrontPage } from "../sections/front-page/front-page.tsx";
import { loadFrontPage } from "../sections/front-page/load-front-page.ts";
import type { Route } from "./+types/flush.ts";

export const loader = loadFrontPage("flush", { nl, en });

export const shouldRevalidate = revalidateOnPathChange;

export default function Flush({ loaderData }: Route.ComponentProps) {
	return <FrontPage design="flush" {...loaderData} />;
}
