import { pageOfVacancy, vacancies } from "../../facts/company/vacancies.ts";
import type { PageParameter } from "../../facts/site/pages.ts";
import { pathOf } from "../../facts/site/pages.ts";
import { wordsOf } from "../content.server.ts";
import { actionHeaders, deskAction } from "../desk/desk-action.server.ts";
import { loadPage, localeOf } from "../page-data/load-page.ts";
import { useQueryState } from "../query-state/use-query-state.ts";
import { loadFormSetup } from "../sections/forms/form-setup.server.ts";
import { receivedAddress } from "../sections/forms/received-address.ts";
import { FullPicture } from "../sections/shared/full-picture.tsx";
import { WallStack } from "../sections/shared/wall-stack.tsx";
import { ApplicationForm } from "../sections/vacancies/application-form.tsx";
import { ApplicationSteps } from "../sections/vacancies/application-steps.tsx";
import { describeVacancy } from "../sections/vacancies/describe-vacancy.ts";
import { VacanciesOpening } from "../sections/vacancies/vacancies-opening.tsx";
import { type ListedVacancy, VacancyList } from "../sections/vacancies/vacancy-list.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import { Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/vacancies.ts";

export function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url);
	const words = wordsOf("vacancy-words", locale);
	const listed = vacancies.map((vacancy): ListedVacancy => {
		const { week: _, ...shown } = describeVacancy(vacancy, words, locale);
		const key = pageOfVacancy(vacancy);
		const page = key && pathOf(key, locale);
		const apply = page ? `${page}#apply` : `${pathOf("vacancies", locale)}?vacancy=${shown.key}#apply`;
		return { ...shown, apply, page };
	});
	return {
		...loadPage("vacancies", locale),
		words,
		formSetup: loadFormSetup(locale),
		listed,
		picture: shotOf("kitchens/catch-raw-mdf-loft", locale),
		knobs: shotOf("edges/own-frosting", locale),
		work: {
			drawing: shotOf("stories/drawing-on-screen", locale),
			lifting: shotOf("places/warehouse", locale),
		},
	};
}

export const action = deskAction(
	(desk, fields) => desk.apply(fields),
	({ reference }, locale) => receivedAddress("application", reference, locale),
);
export const shouldRevalidate = () => false;
export const headers = actionHeaders;

const vacancyParameter = "vacancy" satisfies PageParameter<"vacancies">;
const parseVacancyQuery = (query: URLSearchParams) => query.get(vacancyParameter);

export default function Vacancies({ loaderData, actionData }: Route.ComponentProps) {
	const { content, words, formSetup, listed, picture, knobs, work } = loaderData;
	const [asked] = useQueryState(parseVacancyQuery);
	// Without an open vacancy of that name, the application is for none in particular.
	const wanted = actionData?.typed.vacancy ?? asked;
	const vacancy = listed.find(({ key, open }) => open && key === wanted);
	return (
		<WallStack>
			<VacanciesOpening words={content} pictures={work} />
			<FullPicture shot={picture} />
			<VacancyList vacancies={listed} words={words} list={content.list} openApplication={content.openApplication} />
			<ApplicationSteps how={content.how} picture={knobs} />
			<Wall>
				<ApplicationForm
					heading={vacancy?.name ?? content.apply.heading}
					text={content.apply.text}
					vacancy={vacancy?.key ?? "open"}
					words={words.form}
					setup={formSetup}
					refused={actionData}
				/>
			</Wall>
		</WallStack>
	);
}
