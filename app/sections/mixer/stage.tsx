import { type ReactNode, useEffect, useRef, useState } from "react";
import type { KitchenModel } from "../../../mixer/kitchen-model/model.ts";
import type { Mix } from "../../../mixer/mix.ts";
import type { Stage as MountedStage, MountStage } from "../../../mixer/stage.ts";
import styles from "./stage.module.css";

type StageProps = {
	model: KitchenModel;
	mix: Mix;
	/** Brings what shows the kitchen in 3D, once React has taken over; without it the drawing stays. */
	load: (() => Promise<MountStage>) | undefined;
	/** The drawing: the first thing that is seen, and all there is without WebGL or scripts. */
	children: ReactNode;
};

/** Where the kitchen is shown: a drawing at once, a stage above it as soon as its first frame is there. */
export function Stage({ model, mix, load, children }: StageProps) {
	const element = useRef<HTMLDivElement>(null);
	const mounted = useRef<MountedStage>(undefined);
	const [shown, setShown] = useState(false);

	// biome-ignore lint/correctness/useExhaustiveDependencies: mounted once; what changes later is told by the effect below
	useEffect(() => {
		let left = false;
		const end = () => {
			mounted.current?.dispose();
			mounted.current = undefined;
		};
		const begin = async () => {
			const mount = await load?.();
			if (!mount || !element.current || left) return;
			const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
			const onLost = () => {
				end();
				setShown(false);
			};
			mounted.current = await mount(element.current, model, mix, {
				view: "front",
				light: "day",
				reducedMotion,
				onLost,
			});
			if (left) end();
			else setShown(true);
		};
		// Without WebGL the drawing simply stays.
		begin().catch(() => setShown(false));
		return () => {
			left = true;
			end();
		};
	}, []);

	useEffect(() => mounted.current?.update(model, mix), [model, mix]);

	return (
		<div className={styles.stage} data-shown={shown ? "" : undefined}>
			{children}
			<div ref={element} className={styles.canvas} />
		</div>
	);
}
