import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { MountBoundary } from "./errors/mount-boundary.tsx";

/** The page's data and modules, which the server wrote into the page, must be there before React starts. */
function initialise(): void {
	for (const name of ["__reactRouterContext", "__reactRouterManifest", "__reactRouterRouteModules"]) {
		if (!(name in window)) throw new Error(`${name} is missing from the page`);
	}
}

function mount(): void {
	startTransition(() => {
		hydrateRoot(
			document,
			<MountBoundary>
				<HydratedRouter onError={(error) => console.error(error)} />
			</MountBoundary>,
			// Errors that a boundary caught are logged by that boundary, once.
			{ onCaughtError: () => {} },
		);
	});
}

try {
	initialise();
	try {
		mount();
	} catch (error) {
		console.error("Error while mounting app:", error);
	}
} catch (error) {
	// The page stays as the server sent it: links and forms work without us.
	console.error("error caught during app initialization", error);
}
