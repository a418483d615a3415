import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import en from "../../content/en/faq.ts";
import nl from "../../content/nl/faq.ts";
import { loadPage } from "../loading/load-page.ts";
import { stayOnSamePage } from "../loading/stay-on-same-page.ts";
import { FaqClosing } from "../sections/faq/faq-closing.tsx";
import { FaqOpening } from "../sections/faq/faq-opening.tsx";
import { Questions } from "../sections/faq/questions.tsx";
import { searchParameter } from "../sections/faq/use-question-search.ts";
import { FitCheck } from "../sections/fit-check/fit-check.tsx";
import { loadFitCheck } from "../sections/fit-check/load-fit-check.ts";
import { WallStack } from "../sections/wall-stack.tsx";

const loadFaq = loadPage("faq", { nl, en });

export function loader(args: LoaderFunctionArgs) {
	const query = args.url.searchParams.get(searchParameter) ?? "";
	return { ...loadFaq(args), fit: loadFitCheck("faq", args), query };
}

export const shouldRevalidate = stayOnSamePage;

export default function Faq() {
	const { content, fit, query } = useLoaderData<typeof loader>();
	return (
		<WallStack>
			<FaqOpening content={content} />
			<Questions groups={content.groups} words={content.search} path={fit.path} rendered={query} more={fit.link} />
			<FitCheck {...fit} />
			<FaqClosing words={content.closing} actions={content.actions} />
		</WallStack>
	);
}
