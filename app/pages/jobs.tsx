import en from "../../content/en/jobs.ts";
import nl from "../../content/nl/jobs.ts";
import { resolveTarget } from "../../content/resolve-target.ts";
import { applicationFor, vacancyKeys, vacancyOf } from "../../facts/company/vacancies.ts";
import { localeOfPath } from "../../facts/site/locales.ts";
import { pathOf } from "../../facts/site/pages.ts";
import { loadPage } from "../page/load-page.ts";
import { publicConfig } from "../public-config.server.ts";
import { Applying } from "../sections/vacancies/applying.tsx";
import { DrawOrLift } from "../sections/vacancies/draw-or-lift.tsx";
import { JobList, type ListedJob } from "../sections/vacancies/job-list.tsx";
import { loadVacancyWords } from "../sections/vacancies/load-vacancy-page.ts";
import { WallStack } from "../sections/wall-stack.tsx";
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
			apply: resolveTarget({ kind: "mail", name: applicationFor(vacancy) }, locale, publicConfig),
			page: vacancy.page && pathOf(vacancy.page, locale),
		};
	});
	return { ...load(args), words: loadVacancyWords(args), jobs };
}

export default function Jobs({ loaderData }: Route.ComponentProps) {
	const { content, words, jobs } = loaderData;
	return (
		<WallStack>
			<DrawOrLift words={content} />
			<JobList jobs={jobs} words={words} list={content.list} openApplication={content.openApplication} />
			<Applying how={content.how} />
		</WallStack>
	);
}
