import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { deskContext } from "./desk/desk-context.ts";
import { finishHtml } from "./hydration/finish-html.ts";
import { pageManifest } from "./hydration/page-manifest.ts";
import { renderOptions } from "./render-options.ts";
import { renderServerParts } from "./shell/render-server-parts.tsx";
import { ServerPartsContext } from "./shell/server-parts.ts";

// The server sets these contexts (server/renderer.ts).
export { deskContext, renderOptions };

/** Renders a page whole: no streaming, so that a page needs no helper scripts and can be compressed once. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
	routerContext: RouterContextProvider,
): Promise<Response> {
	const options = routerContext.get(renderOptions);
	headers.set("Content-Type", "text/html; charset=utf-8");
	const html = await renderWhole(
		<ServerPartsContext value={renderServerParts(context, options)}>
			<ServerRouter
				context={withServedPath(context)}
				url={request.url}
				{...(options.nonce && { nonce: options.nonce })}
			/>
		</ServerPartsContext>,
	);
	const isFinished = import.meta.env.DEV || !options.scripts;
	return new Response(isFinished ? html : finishHtml(html, pageManifest(context)), { status, headers });
}

/** React Router prerenders /faq as /faq/, but it is served as /faq: links and forms to the page itself must say so. */
function withServedPath(context: EntryContext): EntryContext {
	const { location } = context.staticHandlerContext;
	const pathname = location.pathname.replace(/(?<=.)\/$/, "");
	return { ...context, staticHandlerContext: { ...context.staticHandlerContext, location: { ...location, pathname } } };
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
