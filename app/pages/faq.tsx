import { wordsOf } from "../content.server.ts";
import { loadPage, localeOf } from "../page-data/load-page.ts";
import { FaqClosing } from "../sections/faq/faq-closing.tsx";
import { FaqOpening } from "../sections/faq/faq-opening.tsx";
import { Questions } from "../sections/faq/questions.tsx";
import { FitCheck } from "../sections/fit-check/fit-check.tsx";
import { WallStack } from "../sections/shared/wall-stack.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import type { Route } from "./+types/faq.ts";

export function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url);
	return {
		...loadPage("faq", locale),
		fit: wordsOf("fit-check", locale),
		open: [shotOf("insides/jars", locale), shotOf("insides/cookbooks", locale), shotOf("insides/fruit", locale)],
		table: shotOf("kitchens/barre-honey-attic", locale),
	};
}

export const shouldRevalidate = () => false;

export default function Faq({ loaderData }: Route.ComponentProps) {
	const { content, fit, open, table } = loaderData;
	return (
		<WallStack>
			<FaqOpening content={content} />
			<Questions groups={content.groups} words={content.search} pictures={open} fitLabel={fit.heading} />
			<FitCheck words={fit} />
			<FaqClosing words={content.closing} actions={content.actions} picture={table} />
		</WallStack>
	);
}
