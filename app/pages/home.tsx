import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import en from "../../content/en/home.ts";
import nl from "../../content/nl/home.ts";
import { frontPaths } from "../loading/front-paths.ts";
import { loadPage } from "../loading/load-page.ts";
import { Hero } from "../sections/hero/hero.tsx";

const loadHome = loadPage("home", { nl, en });

export function loader(args: LoaderFunctionArgs) {
	return { ...loadHome(args), paths: frontPaths(args.url) };
}

export default function Home() {
	const { content, paths } = useLoaderData<typeof loader>();
	return <Hero lead={content.lead} actions={content.actions} paths={paths} joint={content.joint} />;
}
