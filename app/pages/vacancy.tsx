import { deskAction } from "../sections/forms/desk-action.server.ts";
import { loadVacancyPage } from "../sections/vacancies/load-vacancy-page.ts";
import { VacancyPage } from "../sections/vacancies/vacancy-page.tsx";
import type { Route } from "./+types/vacancy.ts";

export const loader = (args: Route.LoaderArgs) => loadVacancyPage(args);
export const action = deskAction("apply", "application");
export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

/** Every vacancy with a page of its own. */
export default function Vacancy({ loaderData, actionData }: Route.ComponentProps) {
	const { content, job, words, form, place, picture } = loaderData;
	return (
		<VacancyPage
			job={job}
			content={content}
			words={words}
			form={form}
			refused={actionData}
			door={
				place === "warehouse" ? { design: "catch", material: "tabasco" } : { design: "pull", material: "blueberry" }
			}
			picture={picture}
		/>
	);
}
