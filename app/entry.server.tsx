import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { localeOfPath } from "../facts/site/locales.ts";
import { deferHydration } from "./hydration/defer-hydration.ts";
import { ownManifest } from "./hydration/own-manifest.ts";
import { machineHeadOf } from "./shell/machine-head-of.tsx";
import { addThirdParties } from "./third-parties/add-third-parties.tsx";

/** Renders a page whole: no streaming, so that a page needs no helper scripts and can be compressed once. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
): Promise<Response> {
	headers.set("Content-Type", "text/html; charset=utf-8");
	const rendered = await renderWhole(<ServerRouter context={context} url={request.url} />);
	const html = rendered.replace("</head>", () => `${machineHeadOf(context)}</head>`);
	if (import.meta.env.DEV) return new Response(html, { status, headers });
	const page = addThirdParties(deferHydration(html, ownManifest(context)), localeOfPath(new URL(request.url).pathname));
	return new Response(page, { status, headers });
}

function renderWhole(element: React.ReactNode): Promise<string> {
	return new Promise((resolve, reject) => {
		const { pipe } = renderToPipeableStream(element, {
			// A page in pieces would need inline helper scripts to put itself together.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
			onShellError: reject,
			onError: reject,
		});
	});
}
