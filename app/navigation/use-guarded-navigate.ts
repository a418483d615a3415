import { use } from "react";
// biome-ignore lint/style/noRestrictedImports: the one place that may
import { type NavigateOptions, useNavigate } from "react-router";
import { AllowedExternalContext } from "./allowed-external.ts";
import { guardNavigation } from "./guard.ts";

/** React Router's navigate, for addresses that pass the guard. */
export function useGuardedNavigate(): (target: string, options?: NavigateOptions) => Promise<void> {
	const navigate = useNavigate();
	const allowedExternal = use(AllowedExternalContext);
	return async (target, options) => {
		const { kind, href } = guardNavigation(target, allowedExternal);
		if (kind === "internal") await navigate(href, options);
		else window.location.assign(href);
	};
}
