import { type ReactNode, useEffect, useRef, useState } from "react";
import type { KitchenModel } from "../../../mixer/kitchen-model/model.ts";
import type { Mix } from "../../../mixer/mix.ts";
import {
	type Stage as MountedStage,
	type MountStage,
	type StageView,
	stageHours,
	stageViews,
	startView,
} from "../../../mixer/stage.ts";
import type { MixerWords } from "./mixer-words.ts";
import { showSingleFront } from "./open-drawer.ts";
import smallFront from "./small-front.module.css";
import styles from "./stage.module.css";

type StageProps = {
	words: MixerWords["stage"];
	model: KitchenModel;
	mix: Mix;
	/** Loads the 3D stage; called after hydration. */
	loadStage: () => Promise<MountStage>;
	/** How often the visitor pressed 'surprise me': each time the fronts spin. */
	surprises: number;
	/** Whether a front of this kitchen was picked. */
	picked: boolean;
	onPick: (id: string) => void;
	/** The drawing that shows until the stage is ready, and stays without WebGL or JavaScript. */
	children: ReactNode;
};

/** Shows a drawing of the kitchen, and the 3D stage above it once its first frame is ready. */
export function Stage({ words, model, mix, loadStage, surprises, picked, onPick, children }: StageProps) {
	const element = useRef<HTMLDivElement>(null);
	const latest = useRef({ model, mix });
	const [stage, setStage] = useState<MountedStage>();
	const [touched, setTouched] = useState(false);

	// biome-ignore lint/correctness/useExhaustiveDependencies: Mount once; the effect below passes later models and mixes on.
	useEffect(() => {
		let isUnmounted = false;
		let mounted: MountedStage | undefined;
		element.current?.addEventListener("pointerdown", () => setTouched(true), { once: true });
		const unmountStage = () => {
			mounted?.dispose();
			mounted = undefined;
			setStage(undefined);
		};
		const mountStage = async () => {
			// Without WebGL the drawing stays.
			if (!hasWebGl()) return;
			const mount = await loadStage();
			if (!element.current || isUnmounted) return;
			const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
			const shown = latest.current;
			mounted = await mount(element.current, shown.model, shown.mix, {
				view: startView,
				hour: stageHours.start,
				reducedMotion,
				label: words.canvas,
				onPick,
				onLost: unmountStage,
			});
			if (isUnmounted) return unmountStage();
			setStage(mounted);
		};
		mountStage().catch((error: unknown) => {
			unmountStage();
			reportError(error);
		});
		return () => {
			isUnmounted = true;
			unmountStage();
		};
	}, []);

	useEffect(() => {
		latest.current = { model, mix };
		stage?.update(model, mix);
	}, [stage, model, mix]);

	const lastSpin = useRef(surprises);
	const lastMix = useRef(mix);
	// The click is counted before its mix is there: spin once the stage has the new fronts.
	useEffect(() => {
		const hasChanged = lastMix.current !== mix;
		lastMix.current = mix;
		if (lastSpin.current === surprises || !hasChanged) return;
		lastSpin.current = surprises;
		stage?.spin();
	}, [stage, surprises, mix]);

	return (
		<div className={styles.stage} data-shown={stage ? "" : undefined}>
			{children}
			<div ref={element} className={styles.canvas} />
			{stage && picked && (
				// biome-ignore lint/a11y/useValidAnchor: it leads to the field, and opens the drawer that holds it
				<a href="#single" className={`${smallFront.front} ${styles.change}`} onClick={showSingleFront}>
					{words.change}
				</a>
			)}
			{stage && !touched && (
				<p className={styles.hint} aria-hidden="true">
					{words.hint}
				</p>
			)}
			{stage && <ViewControls words={words} stage={stage} />}
		</div>
	);
}

/** 21.5 is 21:30; midnight is 00:00. */
function formatHour(hour: number): string {
	const [whole, minutes] = [Math.floor(hour), Math.round((hour % 1) * 60)];
	return [whole % 24, minutes].map((part) => String(part).padStart(2, "0")).join(":");
}

function hasWebGl(): boolean {
	return document.createElement("canvas").getContext("webgl2") !== null;
}

/** Viewpoint, time of day, and a picture to download. */
function ViewControls({ words, stage }: { words: MixerWords["stage"]; stage: MountedStage }) {
	const [view, setView] = useState<StageView>(startView);
	const [hour, setHour] = useState<number>(stageHours.start);
	const time = formatHour(hour);

	const changeView = (next: StageView) => {
		setView(next);
		stage.setView(next);
	};
	const setTime = (next: number) => {
		setHour(next);
		stage.setHour(next);
	};
	const save = async () => {
		const link = document.createElement("a");
		link.href = URL.createObjectURL(await stage.takePicture());
		link.download = `${words.file}.png`;
		link.click();
		// Some browsers start the download only after the click.
		setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
	};

	return (
		<div className={styles.looking}>
			<fieldset className={styles.views}>
				<legend className="visually-hidden">{words.from}</legend>
				{stageViews.map((name) => (
					<button
						key={name}
						type="button"
						className={smallFront.front}
						aria-pressed={name === view}
						onClick={() => changeView(name)}
					>
						{words.views[name]}
					</button>
				))}
			</fieldset>
			<label className={`${smallFront.front} ${styles.clock}`}>
				<span className="visually-hidden">{words.clock}</span>
				<span aria-hidden="true">{time}</span>
				<input
					type="range"
					min={stageHours.first}
					max={stageHours.last}
					step={0.25}
					value={hour}
					aria-valuetext={time}
					onChange={({ target }) => setTime(target.valueAsNumber)}
				/>
			</label>
			<button
				type="button"
				className={smallFront.front}
				aria-label={words.picture}
				onClick={() => save().catch(reportError)}
			>
				<svg viewBox="0 0 26 26" aria-hidden="true">
					<path d="M13 3v14M7 11l6 6 6-6M4 22h18" />
				</svg>
			</button>
		</div>
	);
}
