import en from "../../content/en/jobs.yaml";
import nl from "../../content/nl/jobs.yaml";
import { vacancyKeys, vacancyOf } from "../../facts/company/vacancies.ts";
import { localeOfPath } from "../../facts/site/locales.ts";
import { pathOf } from "../../facts/site/pages.ts";
import { loadPage } from "../page/load-page.ts";
import { revalidateOnPathChange } from "../query-state/revalidate-on-path-change.ts";
import { useQueryState } from "../query-state/use-query-state.ts";
import { deskForm } from "../sections/forms/desk-form.server.ts";
import { applyAction } from "../sections/vacancies/application.server.ts";
import { Application } from "../sections/vacancies/application.tsx";
import { Applying } from "../sections/vacancies/applying.tsx";
import { DrawOrLift } from "../sections/vacancies/draw-or-lift.tsx";
import { JobList, type ListedJob } from "../sections/vacancies/job-list.tsx";
import { loadVacancyWords } from "../sections/vacancies/load-vacancy-page.ts";
import { WallStack } from "../sections/wall-stack.tsx";
import { Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/jobs.ts";

const load = loadPage("jobs", { nl, en });

export function loader(args: Route.LoaderArgs) {
	const locale = localeOfPath(args.url.pathname);
	const jobs = vacancyKeys.map((key): ListedJob => {
		const vacancy = vacancyOf(key);
		return {
			key,
			open: vacancy.open,
			city: vacancy.city,
			apply: vacancy.page ? `${pathOf(vacancy.page, locale)}#apply` : `${pathOf("jobs", locale)}?vacancy=${key}#apply`,
			page: vacancy.page && pathOf(vacancy.page, locale),
		};
	});
	return { ...load(args), words: loadVacancyWords(args), form: deskForm(args.url), jobs };
}

export const action = applyAction;
export const shouldRevalidate = revalidateOnPathChange;
export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

/** The open job that an address asks for; otherwise the application is for none in particular. */
const readVacancy = (query: URLSearchParams) =>
	vacancyKeys.find((key) => key === query.get("vacancy") && vacancyOf(key).open) ?? "open";

export default function Jobs({ loaderData, actionData }: Route.ComponentProps) {
	const { content, words, form, jobs } = loaderData;
	const [vacancy] = useQueryState(readVacancy);
	return (
		<WallStack>
			<DrawOrLift words={content} />
			<JobList jobs={jobs} words={words} list={content.list} openApplication={content.openApplication} />
			<Applying how={content.how} />
			<Wall>
				<Application
					heading={vacancy === "open" ? content.apply.heading : words.names[vacancy].name}
					text={content.apply.text}
					vacancy={vacancy}
					words={words.form}
					setup={form}
					refused={actionData}
				/>
			</Wall>
		</WallStack>
	);
}
