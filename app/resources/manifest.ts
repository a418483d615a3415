import type { LoaderFunctionArgs } from "react-router";
import { brand } from "../../content/brand.ts";
import { localise } from "../../content/localise.ts";
import { materialOf } from "../../facts/products/materials.ts";
import { localeOfPath } from "../../facts/site/locales.ts";
import { pageOf, pathOf } from "../../facts/site/pages.ts";
import { contentOf } from "../content.server.ts";
import { publicConfig } from "../public-config.server.ts";
import { iconFile } from "./icon-sizes.ts";

/** The web app manifest, in the language of the address. */
export function loader({ url }: LoaderFunctionArgs): Response {
	const locale = localeOfPath(url.pathname);
	const icons = ([192, 512] as const).flatMap((size) =>
		["any", "maskable"].map((purpose) => ({
			src: `/${iconFile(size)}`,
			sizes: `${size}x${size}`,
			type: "image/png",
			purpose,
		})),
	);
	const manifest = {
		name: brand,
		description: localise(contentOf("home", locale).description, locale, publicConfig),
		lang: locale,
		id: pathOf("home", locale),
		start_url: pathOf("home", locale),
		scope: "/",
		display: "browser",
		background_color: materialOf("oat").colour,
		theme_color: materialOf(pageOf("home").flavour).colour,
		icons,
	};
	return new Response(`${JSON.stringify(manifest)}\n`, { headers: { "Content-Type": "application/manifest+json" } });
}
