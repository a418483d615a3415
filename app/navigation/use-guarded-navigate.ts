import { type NavigateOptions, useNavigate } from "react-router";
import { guardNavigation } from "./guard.ts";

/** React Router's `navigate` behind the guard. It stays on this site: links to others are plain links. */
export function useGuardedNavigate(): (target: string, options?: NavigateOptions) => Promise<void> {
	const navigate = useNavigate();
	return async (target, options) => {
		await navigate(guardNavigation(target).href, options);
	};
}
