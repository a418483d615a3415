import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import en from "../../content/en/designer-rotterdam.ts";
import nl from "../../content/nl/designer-rotterdam.ts";
import { vacancies } from "../../facts/company/vacancies.ts";
import { localeOfPath } from "../../facts/site/locales.ts";
import { shotOf } from "../loading/shots.server.ts";
import { loadVacancyPage } from "../sections/vacancies/load-vacancy-page.ts";
import { VacancyPage } from "../sections/vacancies/vacancy-page.tsx";
import { Shot } from "../ui/picture/shot.tsx";

const load = loadVacancyPage("designer-rotterdam", { nl, en });

export function loader(args: LoaderFunctionArgs) {
	return { ...load(args), picture: shotOf("stories/drawing-on-screen", localeOfPath(args.url.pathname)) };
}

export default function DesignerRotterdam() {
	const { content, words, picture } = useLoaderData<typeof loader>();
	return (
		<VacancyPage
			name="designerRotterdam"
			vacancy={vacancies.designerRotterdam}
			content={content}
			words={words}
			door={{ design: "pull", material: "blueberry" }}
			scene={<Shot shot={picture} phone={{ width: "100vw" }} desktop={{ width: "58vw", ratio: 1.5 }} />}
		/>
	);
}
