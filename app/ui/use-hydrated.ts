import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while the server renders and React hydrates, true ever after: for what only the browser can know. */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
