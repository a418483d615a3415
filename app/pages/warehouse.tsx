import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import en from "../../content/en/warehouse.ts";
import nl from "../../content/nl/warehouse.ts";
import { vacancies } from "../../facts/company/vacancies.ts";
import { localeOfPath } from "../../facts/site/locales.ts";
import { shotOf } from "../loading/shots.server.ts";
import { loadVacancyPage } from "../sections/vacancies/load-vacancy-page.ts";
import { VacancyPage } from "../sections/vacancies/vacancy-page.tsx";
import { Shot } from "../ui/picture/shot.tsx";

const load = loadVacancyPage("warehouse", { nl, en });

export function loader(args: LoaderFunctionArgs) {
	return { ...load(args), picture: shotOf("places/warehouse", localeOfPath(args.url.pathname)) };
}

export default function Warehouse() {
	const { content, words, picture } = useLoaderData<typeof loader>();
	return (
		<VacancyPage
			name="warehouse"
			vacancy={vacancies.warehouse}
			content={content}
			words={words}
			door={{ design: "catch", material: "tabasco" }}
			scene={<Shot shot={picture} phone={{ width: "100vw" }} desktop={{ width: "58vw", ratio: 1.6 }} />}
		/>
	);
}
