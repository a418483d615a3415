import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { NotFoundScreen } from "./errors/not-found-screen.tsx";
import { useLocale } from "./navigation/use-locale.ts";

/** Every path that is not in the page table. */
export function loader({ url }: LoaderFunctionArgs) {
	const { pathname } = url;
	// Static hosts show one page for every unknown path (build-tools/prepare), so that page cannot name the path.
	const path = pathname.endsWith("/404") ? undefined : pathname;
	return data({ path }, { status: 404, statusText: "Page Not Found" });
}

export default function NotFound() {
	const { path } = useLoaderData<typeof loader>();
	return <NotFoundScreen locale={useLocale()} path={path} />;
}
