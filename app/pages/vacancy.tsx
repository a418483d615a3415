import { actionHeaders, deskAction } from "../desk/desk-action.server.ts";
import { receivedAddress } from "../sections/forms/received-address.ts";
import { loadVacancyPage } from "../sections/vacancies/load-vacancy-page.ts";
import { VacancyPage } from "../sections/vacancies/vacancy-page.tsx";
import type { Route } from "./+types/vacancy.ts";

export const loader = (args: Route.LoaderArgs) => loadVacancyPage(args);
export const action = deskAction(
	(desk, fields) => desk.apply(fields),
	({ reference }, locale) => receivedAddress("application", reference, locale),
);
export const headers = actionHeaders;

/** Every vacancy with a page of its own. */
export default function Vacancy({ loaderData, actionData }: Route.ComponentProps) {
	const { content, vacancy, words, formSetup, door, picture } = loaderData;
	return (
		<VacancyPage
			vacancy={vacancy}
			content={content}
			words={words}
			setup={formSetup}
			refused={actionData}
			door={door}
			picture={picture}
		/>
	);
}
