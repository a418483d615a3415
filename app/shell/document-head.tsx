import type { ReactNode } from "react";
import { locales } from "../../facts/site/locales.ts";
import type { PageHead } from "../page-data/page-head.ts";

/** Title, description and the page's addresses in both languages; a page that is not indexed says only that. */
export function DocumentHead({ head, siteUrl, path }: { head: PageHead; siteUrl: string; path: string }): ReactNode {
	const address = (to: string) => new URL(to, siteUrl).href;
	return (
		<>
			<title>{head.title}</title>
			<meta name="description" content={head.description} />
			<link rel="canonical" href={address(path)} />
			{head.indexed ? (
				<>
					{locales.map((locale) => (
						<link key={locale} rel="alternate" hrefLang={locale} href={address(head.paths[locale])} />
					))}
					<link rel="alternate" hrefLang="x-default" href={address(head.paths.nl)} />
				</>
			) : (
				<meta name="robots" content="noindex" />
			)}
		</>
	);
}
