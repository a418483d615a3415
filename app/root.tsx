import { type ReactNode, Suspense, useEffect } from "react";
import {
	isRouteErrorResponse,
	Links,
	type LoaderFunctionArgs,
	Outlet,
	Scripts,
	type ShouldRevalidateFunctionArgs,
	useLoaderData,
	useLocation,
	useMatches,
	useRouteError,
} from "react-router";
import en from "../content/en/shell.ts";
import { formatHours } from "../content/format-hours.ts";
import { localise } from "../content/localise.ts";
import nl from "../content/nl/shell.ts";
import { studios } from "../facts/company/studios.ts";
import { materialOf } from "../facts/products/materials.ts";
import { homePaths, localeOfPath } from "../facts/site/locales.ts";
import "virtual:facts.css";
import "./styles/fonts.css";
import "./styles/base.css";
import { BrokenScreen } from "./errors/broken-screen.tsx";
import { NotFoundScreen } from "./errors/not-found-screen.tsx";
import { errorWords } from "./errors/words.ts";
import displayFace from "./fonts/anybody.woff2";
import textFace from "./fonts/instrument-sans.woff2";
import { pageTransitions } from "./navigation/page-transitions.ts";
import { speculationRules, withoutSpeculation } from "./navigation/speculation-rules.ts";
import { usePageHead } from "./page/use-page-head.ts";
import { publicConfig } from "./public-config.server.ts";
import { newsletterForm } from "./sections/sign-up/newsletter-form.server.ts";
import { DocumentHead } from "./shell/document-head.tsx";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header.tsx";
import { cookieSettings } from "./third-parties/cookie-settings.server.ts";

const shell = { nl, en };

export function loader({ url }: LoaderFunctionArgs) {
	const locale = localeOfPath(url.pathname);
	const hours = {
		amsterdam: formatHours(studios.amsterdam.hours, locale),
		rotterdam: formatHours(studios.rotterdam.hours, locale),
	};
	const words = localise(shell[locale], locale, publicConfig);
	return {
		words: { ...words, footer: { ...words.footer, links: [...words.footer.links, ...cookieSettings(locale)] } },
		hours,
		newsletter: newsletterForm(url),
		siteUrl: publicConfig.siteUrl,
		/** What the page was rendered for (app/query-state). */
		query: url.search,
	};
}

/** The words around a page are those of its language: no other change of address needs them anew. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
	return localeOfPath(currentUrl.pathname) !== localeOfPath(nextUrl.pathname);
}

/** The document around pages and error screens alike; it needs no data, so that it always works. */
export function Layout({ children }: { children: ReactNode }) {
	const locale = localeOfPath(useLocation().pathname);
	const flavour = usePageHead()?.flavour ?? "honey";
	const speculates = useMatches().at(-1)?.handle !== withoutSpeculation;
	return (
		<html lang={locale} data-flavour={flavour}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" content={materialOf(flavour).colour} />
				<link rel="preload" href={displayFace} as="font" type="font/woff2" crossOrigin="anonymous" />
				<link rel="preload" href={textFace} as="font" type="font/woff2" crossOrigin="anonymous" />
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<style>{pageTransitions}</style>
				<Links />
				{speculates && (
					// biome-ignore lint/security/noDangerouslySetInnerHtml: rules of our own, which are no text for people
					<script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(speculationRules) }} />
				)}
			</head>
			<body>
				{children}
				<Scripts />
			</body>
		</html>
	);
}

export default function Root() {
	const { words, hours, newsletter, siteUrl } = useLoaderData<typeof loader>();
	const { pathname } = useLocation();
	const locale = localeOfPath(pathname);
	const head = usePageHead();
	return (
		<>
			{head ? (
				<DocumentHead head={head} siteUrl={siteUrl} path={head.paths[locale]} />
			) : (
				<ErrorHead title={errorWords[locale].notFound.title} />
			)}
			<a className="skip" href="#content">
				{words.skip}
			</a>
			<Header words={words} home={homePaths[locale]} />
			<main id="content" tabIndex={-1}>
				{/* React takes over what is around the page first, and the page by itself: neither keeps the other waiting. */}
				<Suspense>
					<Outlet />
					<Hydrated />
				</Suspense>
			</main>
			<Footer words={words.footer} hours={hours} newsletter={newsletter} />
		</>
	);
}

/** The error screen: shown instead of everything when a loader, a page or hydration failed. */
export function ErrorBoundary() {
	const { pathname } = useLocation();
	const locale = localeOfPath(pathname);
	const error = useRouteError();
	const notFound = isRouteErrorResponse(error) && error.status === 404;
	useEffect(markHydrated, []);
	return (
		<>
			<ErrorHead title={errorWords[locale][notFound ? "notFound" : "broken"].title} />
			<main id="content">
				{notFound ? (
					<NotFoundScreen locale={locale} path={pathname} />
				) : (
					<BrokenScreen locale={locale} path={pathname} />
				)}
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

/** Inside the page, since React takes that over last. */
function Hydrated() {
	useEffect(markHydrated, []);
	return null;
}

/** Tells the boot script that initialisation is over; tests wait for it too. */
function markHydrated(): void {
	document.documentElement.dataset.hydrated = "";
}
