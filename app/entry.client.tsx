import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { MountBoundary } from "./errors/mount-boundary.tsx";

try {
	assertPageData();
	mount();
} catch (error) {
	// The page stays as the server sent it: links and forms work without React.
	console.error("error caught during app initialization", error);
}

/** The page's data and modules, which the server wrote into the page. */
function assertPageData(): void {
	for (const name of ["__reactRouterContext", "__reactRouterManifest", "__reactRouterRouteModules"]) {
		if (!(name in window)) throw new Error(`${name} is missing from the page`);
	}
}

function mount(): void {
	try {
		startTransition(() => {
			hydrateRoot(
				document,
				<MountBoundary>
					<HydratedRouter onError={logError} />
				</MountBoundary>,
				// Errors that a boundary caught are logged by that boundary.
				{ onCaughtError: () => {} },
			);
		});
	} catch (error) {
		console.error("Error while mounting app:", error);
	}
}

/** Logs errors that the router's error boundaries caught. */
function logError(error: unknown): void {
	if ("hydrated" in document.documentElement.dataset) console.error(error);
	else console.error("Error while mounting app:", error);
}
