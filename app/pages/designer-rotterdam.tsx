import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import en from "../../content/en/designer-rotterdam.ts";
import nl from "../../content/nl/designer-rotterdam.ts";
import { localeOfPath } from "../../facts/locales.ts";
import { vacancies } from "../../facts/vacancies.ts";
import { findShot } from "../loading/shots.server.ts";
import { DrawnKitchen } from "../sections/drawn-kitchen/drawn-kitchen.tsx";
import { loadVacancyPage } from "../sections/vacancies/load-vacancy-page.ts";
import { VacancyPage } from "../sections/vacancies/vacancy-page.tsx";
import { Shot } from "../ui/picture/shot.tsx";

const load = loadVacancyPage("designer-rotterdam", { nl, en });

export function loader(args: LoaderFunctionArgs) {
	return { ...load(args), picture: findShot("stories/drawing-on-screen", localeOfPath(args.url.pathname)) };
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
			scene={
				picture ? (
					<Shot shot={picture} phone={{ width: "100vw" }} desktop={{ width: "58vw", ratio: 1.5 }} />
				) : (
					<DrawnKitchen design="own" material="cacao" worktop="marble" wall="butter" tall prop="trophy" />
				)
			}
		/>
	);
}
