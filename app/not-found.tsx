import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { localeOfPath } from "../facts/site/locales.ts";
import { NotFoundScreen } from "./errors/not-found-screen.tsx";

/** Every path that is not in the page table. */
export function loader({ url }: LoaderFunctionArgs) {
	const { pathname } = url;
	// Static hosts show one page for every unknown path (build-tools/prepare), so that page cannot name the path.
	const path = pathname.endsWith("/404") ? undefined : pathname;
	return data({ path, locale: localeOfPath(pathname) }, { status: 404, statusText: "Page Not Found" });
}

export default function NotFound() {
	const { path, locale } = useLoaderData<typeof loader>();
	return <NotFoundScreen locale={locale} path={path} />;
}
