import en from "../../content/en/designer-rotterdam.yaml";
import nl from "../../content/nl/designer-rotterdam.yaml";
import { localeOfPath } from "../../facts/site/locales.ts";
import { applyAction } from "../sections/vacancies/application.server.ts";
import { loadVacancyPage } from "../sections/vacancies/load-vacancy-page.ts";
import { VacancyPage } from "../sections/vacancies/vacancy-page.tsx";
import { Shot } from "../ui/picture/shot.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import type { Route } from "./+types/designer-rotterdam.ts";

const load = loadVacancyPage("designer-rotterdam", { nl, en });

export function loader(args: Route.LoaderArgs) {
	return { ...load(args), picture: shotOf("stories/drawing-on-screen", localeOfPath(args.url.pathname)) };
}

export const action = applyAction;
export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export default function DesignerRotterdam({ loaderData, actionData }: Route.ComponentProps) {
	const { content, job, words, form, picture } = loaderData;
	return (
		<VacancyPage
			job={job}
			content={content}
			words={words}
			form={form}
			refused={actionData}
			door={{ design: "pull", material: "blueberry" }}
			scene={<Shot shot={picture} phone={{ width: "100vw" }} desktop={{ width: "58vw", ratio: 1.5 }} />}
		/>
	);
}
