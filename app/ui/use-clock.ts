import { useEffect, useState } from "react";

/**
 * The present instant, renewed whenever it matters: at the next change and when the visitor comes back to the page
 * (timers sleep with the computer). Undefined while the server renders and React hydrates.
 */
export function useClock(nextChange: (now: Date) => Date): Date | undefined {
	const [now, setNow] = useState<Date>();
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const look = () => {
			const instant = new Date();
			clearTimeout(timer);
			timer = setTimeout(look, nextChange(instant).getTime() - instant.getTime());
			setNow(instant);
		};
		const onVisibilityChange = () => {
			if (document.visibilityState === "visible") look();
		};
		look();
		document.addEventListener("visibilitychange", onVisibilityChange);
		return () => {
			clearTimeout(timer);
			document.removeEventListener("visibilitychange", onVisibilityChange);
		};
	}, [nextChange]);
	return now;
}
