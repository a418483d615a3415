import { pathOf } from "../../facts/site/pages.ts";
import { loadPage, localeOf } from "../page-data/load-page.ts";
import { FaqClosing } from "../sections/faq/faq-closing.tsx";
import { FaqOpening } from "../sections/faq/faq-opening.tsx";
import { Questions } from "../sections/faq/questions.tsx";
import { FitCheck } from "../sections/fit-check/fit-check.tsx";
import { loadFitCheck } from "../sections/fit-check/load-fit-check.ts";
import { WallStack } from "../sections/shared/wall-stack.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import type { Route } from "./+types/faq.ts";

export function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url);
	return {
		...loadPage("faq", locale),
		path: pathOf("faq", locale),
		fit: loadFitCheck("faq", locale),
		open: [shotOf("insides/jars", locale), shotOf("insides/cookbooks", locale), shotOf("insides/fruit", locale)],
		table: shotOf("kitchens/barre-honey-attic", locale),
	};
}

export const shouldRevalidate = () => false;

export default function Faq({ loaderData }: Route.ComponentProps) {
	const { content, path, fit, open, table } = loaderData;
	return (
		<WallStack>
			<FaqOpening content={content} />
			<Questions groups={content.groups} words={content.search} path={path} pictures={open} more={fit.link} />
			<FitCheck words={fit.words} />
			<FaqClosing words={content.closing} actions={content.actions} picture={table} />
		</WallStack>
	);
}
