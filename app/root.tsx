import { type ReactNode, Suspense, use, useEffect } from "react";
import {
	isRouteErrorResponse,
	Links,
	type LoaderFunctionArgs,
	Outlet,
	Scripts,
	useLoaderData,
	useLocation,
	useRouteError,
} from "react-router";
import { studioHours } from "../content/format-hours.ts";
import { materialOf } from "../facts/products/materials.ts";
import { homePaths, localeOfPath } from "../facts/site/locales.ts";
import "virtual:facts.css";
import "./styles/fonts.css";
import "./styles/base.css";
import { wordsOf } from "./content.server.ts";
import { BrokenScreen } from "./errors/broken-screen.tsx";
import { NotFoundScreen } from "./errors/not-found-screen.tsx";
import { errorWords } from "./errors/words.ts";
import displayFace from "./fonts/anybody.woff2";
import textFace from "./fonts/instrument-sans.woff2";
import { AllowedExternalContext } from "./navigation/allowed-external.ts";
import { useLocale } from "./navigation/use-locale.ts";
import { usePageHead } from "./page-data/use-page-head.ts";
import { publicConfig } from "./public-config.server.ts";
import { newsletterForm } from "./sections/sign-up/newsletter-form.server.ts";
import { DocumentHead } from "./shell/document-head.tsx";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header.tsx";
import { ServerPartsContext } from "./shell/server-parts.ts";
import { cookieSettings } from "./third-parties/cookie-settings.server.ts";
import { sitePictures } from "./ui/picture/shots.server.ts";

export function loader({ url }: LoaderFunctionArgs) {
	const locale = localeOfPath(url.pathname);
	const words = wordsOf("shell", locale, { shown: sitePictures });
	return {
		words: { ...words, footer: { ...words.footer, links: [...words.footer.links, ...cookieSettings(locale)] } },
		hours: studioHours(locale),
		newsletter: newsletterForm(locale),
		siteUrl: publicConfig.siteUrl,
		allowedExternal: Object.values(publicConfig.links),
		/** The query that the server rendered; useCurrentQuery returns it until hydration. */
		query: url.search,
	};
}

/** Scripts change only the query of the address (docs/decisions/0017), which this data does not depend on. */
export const shouldRevalidate = () => false;

/** The document around pages and error screens; it needs no loader data, so that it works after any error. */
export function Layout({ children }: { children: ReactNode }) {
	const locale = useLocale();
	const flavour = usePageHead()?.flavour ?? "honey";
	const { scripts, head, bodyEnd } = use(ServerPartsContext);
	return (
		<html lang={locale} data-flavour={flavour}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" content={materialOf(flavour).colour} />
				<link rel="preload" href={displayFace} as="font" type="font/woff2" crossOrigin="anonymous" />
				<link rel="preload" href={textFace} as="font" type="font/woff2" crossOrigin="anonymous" />
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<Links />
				{head}
			</head>
			<body>
				{children}
				{scripts && <Scripts />}
				{bodyEnd}
			</body>
		</html>
	);
}

export default function Root() {
	const { words, hours, newsletter, siteUrl, allowedExternal } = useLoaderData<typeof loader>();
	const locale = useLocale();
	const head = usePageHead();
	return (
		<AllowedExternalContext value={allowedExternal}>
			{head ? (
				<DocumentHead head={head} siteUrl={siteUrl} path={head.paths[locale]} />
			) : (
				<ErrorHead title={errorWords[locale].notFound.title} />
			)}
			<a className="skip" href="#content">
				{words.skip}
			</a>
			{use(ServerPartsContext).bodyStart}
			<Header words={words} home={homePaths[locale]} path={head?.paths[locale]} banner={!invitesToMeeting(head?.key)} />
			<main id="content" tabIndex={-1}>
				{/* React hydrates the shell first and the page in a task of its own. */}
				<Suspense>
					<Outlet />
					<Hydrated />
				</Suspense>
			</main>
			<Footer words={words.footer} hours={hours} newsletter={isAboutNewsletter(head?.key) ? undefined : newsletter} />
		</AllowedExternalContext>
	);
}

/** These pages invite to a meeting themselves, so they have no banner that does. */
const invitesToMeeting = (key = "") => key === "home" || key === "appointment";

/** These pages show the sign-up form or its confirmation, so their footer does not. */
const isAboutNewsletter = (key = "") => key === "thanks" || key.startsWith("newsletter");

/** Shown instead of everything when a loader, a page or hydration failed. */
export function ErrorBoundary() {
	const { pathname } = useLocation();
	const locale = useLocale();
	const error = useRouteError();
	const notFound = isRouteErrorResponse(error) && error.status === 404;
	useEffect(markHydrated, []);
	return (
		<>
			<ErrorHead title={errorWords[locale][notFound ? "notFound" : "broken"].title} />
			{use(ServerPartsContext).bodyStart}
			<main id="content">
				{notFound ? (
					<NotFoundScreen locale={locale} path={pathname} />
				) : (
					<BrokenScreen locale={locale} path={pathname} />
				)}
				{import.meta.env.DEV && error instanceof Error && <pre>{error.message}</pre>}
			</main>
		</>
	);
}

function ErrorHead({ title }: { title: string }) {
	return (
		<>
			<title>{title}</title>
			<meta name="robots" content="noindex" />
		</>
	);
}

/** Inside the page's Suspense, which React hydrates last. */
function Hydrated() {
	useEffect(markHydrated, []);
	return null;
}

/** Tells boot.ts and entry.client.tsx that mounting is over; tests wait for it too. */
function markHydrated(): void {
	document.documentElement.dataset.hydrated = "";
}
