import { type AnimationEvent, type ToggleEvent, useEffect, useRef } from "react";
import type { Words } from "../../content/words.ts";
import { largeFrontCount, menuFronts } from "../../facts/site/menu-fronts.ts";
import { columnSpans } from "../ui/column-spans.ts";
import { Front } from "../ui/front/front.tsx";
import { Link } from "../ui/link.tsx";
import { nextFrame } from "../ui/next-frame.ts";
import styles from "./menu.module.css";

/**
 * A wall of fronts over the whole screen. A native popover: it opens, closes on Escape and gives focus back
 * without any script; once React is there, the page behind it is inert, which keeps focus inside.
 */
export function Menu({ words }: { words: Words<"shell">["menu"] }) {
	const wall = useRef<HTMLElement>(null);
	const fronts = menuFronts(words.entries.length);
	const entries = words.entries.map((entry, position) => ({ ...entry, front: fronts[position] }));
	// The menu may have been opened before hydration.
	useEffect(() => {
		if (wall.current?.matches(":popover-open")) makeAroundInert(wall.current, true);
	}, []);
	return (
		<>
			<button type="button" className={styles.opener} popoverTarget="menu">
				{words.open}
				<span className={styles.lines} aria-hidden="true" />
			</button>
			<nav
				ref={wall}
				id="menu"
				popover="auto"
				aria-label={words.open}
				className={styles.menu}
				onBeforeToggle={keepFocusInside}
			>
				<ul className={styles.wall} onAnimationEnd={focusFirst}>
					<li className={styles.closing}>
						<button type="button" className={styles.closer} popoverTarget="menu" popoverTargetAction="hide">
							{words.close}
							<svg className={styles.cross} viewBox="0 0 20 20" aria-hidden="true">
								<path d="M3 3l14 14M17 3L3 17" stroke="currentColor" strokeWidth="3" />
							</svg>
						</button>
					</li>
					{entries.map(({ label: name, to, front }, position) => (
						<li key={name} className={styles.entry} style={front && columnSpans(front)}>
							{front && (
								<Front design={front.design} material={front.material} scaled className={styles.front}>
									<Link
										to={to}
										className={position < largeFrontCount ? styles.large : styles.small}
										onClick={() => wall.current?.hidePopover()}
									>
										{name}
									</Link>
								</Front>
							)}
						</li>
					))}
				</ul>
			</nav>
		</>
	);
}

/**
 * While the menu is open, everything around it is inert. Its siblings become so before it opens, so that the browser
 * can return focus to the button; the rest of the page in the next frame, because that takes long.
 */
function keepFocusInside({ newState, currentTarget: wall }: ToggleEvent<HTMLElement>): void {
	for (const beside of siblingsOf(wall)) beside.inert = newState === "open";
	nextFrame().then(() => makeAroundInert(wall, wall.matches(":popover-open")));
}

function makeAroundInert(wall: HTMLElement, inert: boolean): void {
	for (let inside: Element | null = wall; inside && inside !== document.body; inside = inside.parentElement) {
		for (const beside of siblingsOf(inside)) beside.inert = inert;
	}
}

function siblingsOf(element: Element): HTMLElement[] {
	return Array.from(element.parentElement?.children ?? []).filter(
		(one): one is HTMLElement => one !== element && one instanceof HTMLElement,
	);
}

/** After the opening animation, focus the close button. */
function focusFirst({ target, currentTarget }: AnimationEvent<HTMLElement>): void {
	if (target === currentTarget) currentTarget.querySelector<HTMLElement>("button, a")?.focus();
}
