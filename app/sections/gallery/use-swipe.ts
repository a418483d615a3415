import { type TouchEvent, useRef } from "react";

/** Shorter movements are taps. */
const minSwipePx = 48;

/** Calls `onSwipe` for horizontal swipes with one finger. */
export function useSwipe(onSwipe: (direction: "left" | "right") => void) {
	const start = useRef<{ x: number; y: number }>(undefined);
	return {
		onTouchStart: ({ touches }: TouchEvent) => {
			const first = touches[0];
			start.current = first && touches.length === 1 ? { x: first.clientX, y: first.clientY } : undefined;
		},
		onTouchEnd: ({ changedTouches }: TouchEvent) => {
			const end = changedTouches[0];
			if (!start.current || !end) return;
			const along = end.clientX - start.current.x;
			const across = end.clientY - start.current.y;
			start.current = undefined;
			if (Math.abs(along) < minSwipePx || Math.abs(across) > Math.abs(along) / 2) return;
			onSwipe(along < 0 ? "left" : "right");
		},
	};
}
