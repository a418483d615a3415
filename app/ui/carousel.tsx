import { Children, isValidElement, type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import styles from "./carousel.module.css";
import { useSlides } from "./use-slides.ts";

type CarouselProps = {
	/** Names the region. */
	label: string;
	/** `position` and `of` make the announcement: "Keuken 3 van 8". */
	words: { previous: string; next: string; position: string; of: string };
	/** One child per slide. */
	children: ReactNode;
};

const steps = new Map<string, 1 | -1>([
	["ArrowLeft", -1],
	["ArrowRight", 1],
]);

/** A scrolling list of slides; with JavaScript it has buttons and keys. */
export function Carousel({ label, words, children }: CarouselProps) {
	const slides = Children.toArray(children);
	const id = useId();
	const region = useRef<HTMLElement>(null);
	const { place, arrivedAt, move } = useSlides(region, slides.length);

	const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
		// Inside a slide, and with a modifier (Alt and Left is 'back'), the keys keep their own meaning.
		if (event.target !== event.currentTarget) return;
		if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
		const step = steps.get(event.key);
		if (!step) return;
		event.preventDefault();
		move(step);
	};

	return (
		<div className={styles.carousel}>
			<section
				ref={region}
				id={id}
				className={styles.region}
				aria-roledescription="carousel"
				aria-label={label}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: Safari does not make scrollable areas focusable by itself
				tabIndex={0}
				onKeyDown={onKeyDown}
			>
				<ul className={styles.slides}>
					{slides.map((slide, position) => (
						<li key={isValidElement(slide) ? slide.key : position} className={styles.slide}>
							{slide}
						</li>
					))}
				</ul>
			</section>
			<div className={styles.controls} data-ready={place ? "" : undefined}>
				<StepButton label={words.previous} region={id} atEnd={place?.isFirst} onPress={() => move(-1)} />
				<StepButton label={words.next} region={id} atEnd={place?.isLast} onPress={() => move(1)} forward />
			</div>
			<p className="visually-hidden" aria-live="polite" aria-atomic="true">
				{arrivedAt !== undefined && `${words.position} ${arrivedAt + 1} ${words.of} ${slides.length}`}
			</p>
		</div>
	);
}

type StepButtonProps = {
	label: string;
	/** The id of what it moves. */
	region: string;
	atEnd: boolean | undefined;
	onPress: () => void;
	forward?: boolean;
};

function StepButton({ label, region, atEnd = false, onPress, forward = false }: StepButtonProps) {
	return (
		<button
			type="button"
			className={styles.step}
			aria-label={label}
			aria-controls={region}
			// Not `disabled`: the focus would be lost at the last slide.
			aria-disabled={atEnd}
			onClick={onPress}
		>
			<svg viewBox="0 0 24 24" aria-hidden="true">
				<path d={forward ? "M4 12h15M13 5l7 7-7 7" : "M20 12H5M11 5l-7 7 7 7"} />
			</svg>
		</button>
	);
}
