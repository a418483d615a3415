import { type RefObject, useEffect, useRef, useState } from "react";

type Place = { current: number; isFirst: boolean; isLast: boolean };

type Slides = {
	/** Unknown until the browser has measured. */
	place: Place | undefined;
	/** The slide at which the last move ended; undefined before the first move. */
	arrivedAt: number | undefined;
	move: (step: 1 | -1) => void;
};

/** Browsers round scroll positions; nearer than this is the same place. */
const slackPx = 2;
/** Longer than the pauses within one swipe. Not every browser supports the scrollend event. */
const restMs = 150;

/** Follows and moves a scroller whose first child is the list of slides. */
export function useSlides(scroller: RefObject<HTMLElement | null>, count: number): Slides {
	const [place, setPlace] = useState<Place>();
	const [arrivedAt, setArrivedAt] = useState<number>();
	/** The target of a smooth scroll: a second press counts from there. */
	const target = useRef(0);

	// biome-ignore lint/correctness/useExhaustiveDependencies: other slides have other places
	useEffect(() => {
		const element = scroller.current;
		if (!element) return;
		let restedAt = placeIn(element).current;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const update = () => {
			const seen = placeIn(element);
			setPlace((known) => (known && isSame(known, seen) ? known : seen));
			return seen.current;
		};
		const rest = () => {
			target.current = update();
			if (target.current === restedAt) return;
			restedAt = target.current;
			setArrivedAt(restedAt);
		};
		const onScroll = () => {
			update();
			clearTimeout(timer);
			timer = setTimeout(rest, restMs);
		};
		const observer = new ResizeObserver(() => {
			target.current = update();
		});
		observer.observe(element);
		element.addEventListener("scroll", onScroll, { passive: true });
		return () => {
			clearTimeout(timer);
			observer.disconnect();
			element.removeEventListener("scroll", onScroll);
		};
	}, [scroller, count]);

	const move = (step: 1 | -1) => {
		const element = scroller.current;
		if (!element) return;
		const stops = stopsIn(element);
		const next = neighbour(stops, target.current, step);
		const left = stops[next];
		if (left === undefined) return;
		target.current = next;
		// The style sheet decides whether to scroll smoothly (prefers-reduced-motion).
		element.scrollTo({ left });
	};

	return { place, arrivedAt, move };
}

/** How far to scroll for each slide. The last ones may share the far end, where scrolling stops. */
function stopsIn(scroller: HTMLElement): number[] {
	const origin = scroller.getBoundingClientRect().left - scroller.scrollLeft;
	const end = scroller.scrollWidth - scroller.clientWidth;
	const slides = scroller.firstElementChild?.children ?? [];
	return Array.from(slides, (slide) => Math.min(slide.getBoundingClientRect().left - origin, end));
}

function placeIn(scroller: HTMLElement): Place {
	const stops = stopsIn(scroller);
	const distances = stops.map((stop) => Math.abs(stop - scroller.scrollLeft));
	const nearest = Math.min(...distances);
	// At the far end that is the last slide, not the first of those that share it.
	const current = Math.max(
		0,
		distances.findLastIndex((distance) => distance <= nearest + slackPx),
	);
	return { current, isFirst: neighbour(stops, current, -1) < 0, isLast: neighbour(stops, current, 1) < 0 };
}

/** The next slide with a place of its own, or -1. */
function neighbour(stops: number[], from: number, step: 1 | -1): number {
	const here = stops[from] ?? 0;
	return step > 0
		? stops.findIndex((stop) => stop > here + slackPx)
		: stops.findLastIndex((stop) => stop < here - slackPx);
}

function isSame(one: Place, other: Place): boolean {
	return one.current === other.current && one.isFirst === other.isFirst && one.isLast === other.isLast;
}
