import { useEffect, useState } from "react";

/**
 * The current time, updated at the next change and when the page becomes visible (timers stop while a computer
 * sleeps). Undefined until hydration.
 */
export function useCurrentTime(nextChange: (now: Date) => Date): Date | undefined {
	const [now, setNow] = useState<Date>();
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const update = () => {
			const instant = new Date();
			clearTimeout(timer);
			timer = setTimeout(update, nextChange(instant).getTime() - instant.getTime());
			setNow(instant);
		};
		const onVisibilityChange = () => {
			if (document.visibilityState === "visible") update();
		};
		update();
		document.addEventListener("visibilitychange", onVisibilityChange);
		return () => {
			clearTimeout(timer);
			document.removeEventListener("visibilitychange", onVisibilityChange);
		};
	}, [nextChange]);
	return now;
}
