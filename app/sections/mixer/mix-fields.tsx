import type { ComponentProps, ReactNode } from "react";
import { floorColours, floors, upperKinds, wallTones } from "../../../facts/kitchen/mixer.ts";
import { materialOf } from "../../../facts/products/materials.ts";
import { metals, sinks, taps } from "../../../facts/products/sinks-and-taps.ts";
import { worktops } from "../../../facts/products/worktops.ts";
import { nameOfSystem } from "../../../mixer/describe-mix.ts";
import { fieldNames } from "../../../mixer/field-names.ts";
import { cabinetWidths } from "../../../mixer/kitchen-model/plans.ts";
import { type Mix, mixPlans, mixSystems, planSizes } from "../../../mixer/mix.ts";
import { Slab } from "../../ui/worktop/slab.tsx";
import { BoilingTap, StandardTap } from "../faucets-sinks/taps.tsx";
import { BaseFronts, FollowingFronts } from "./front-groups.tsx";
import styles from "./mix-fields.module.css";
import type { MixerWords } from "./mixer-words.ts";
import { PlanIcon } from "./plan-icon.tsx";
import { RadioGroup, RadioOption } from "./radio-group.tsx";
import { SingleFront } from "./single-front.tsx";

/** The parts of the form, in their order. Each is a drawer, and one is open at a time. */
export const formParts = ["plan", "fronts", "worktop", "room"] as const;

type MixFieldsProps = {
	words: MixerWords;
	/** The chosen mix, for the fields. */
	mix: Mix;
	/** The same mix, deferred: for pictures and names. */
	deferredMix: Mix;
	choose: () => void;
	paint: () => void;
	/** The fields for one front that differs from its group. */
	single: Pick<ComponentProps<typeof SingleFront>, "fronts" | "picked" | "pick" | "change">;
};

/** All fields of the form. */
export function MixFields({ words, mix, deferredMix, choose, paint, single }: MixFieldsProps) {
	const { form, names } = words;
	const fronts = { words, mix, deferredMix, choose, paint };
	const fields = { mix, choose };
	return (
		<>
			<Part id="plan" name={words.jump.plan} open>
				<Choices
					{...fields}
					field="plan"
					legend={form.plan}
					legendHidden
					columns={[4, 4]}
					values={mixPlans}
					label={(plan) => form.plans[plan]}
					picture={(plan) => <PlanIcon plan={plan} mix={deferredMix} />}
				/>
				<Choices
					{...fields}
					field="size"
					legend={form.size}
					size="row"
					columns={[2, 2]}
					values={planSizes}
					label={(size) => (
						<>
							{form.sizes[size]}
							<small className={styles.widths}>{cabinetWidths(mix.plan, size)}</small>
						</>
					)}
				/>
				<Choices
					{...fields}
					field="uppers"
					legend={form.uppers}
					size="row"
					columns={[2, 2]}
					values={upperKinds}
					label={(kind) => form.upperKinds[kind]}
				/>
				<Choices
					{...fields}
					field="system"
					legend={form.system}
					size="row"
					columns={[2, 4]}
					values={mixSystems}
					label={nameOfSystem}
				/>
				{mix.system !== "metod" && (
					<p className={styles.hint}>{mix.system === "faktum" ? form.faktumHint : form.kvikHint}</p>
				)}
			</Part>
			<Part id="fronts" name={words.jump.fronts}>
				<BaseFronts {...fronts} />
				<div>
					{mix.uppers === "cabinets" && <FollowingFronts group="wall" {...fronts} />}
					<FollowingFronts group="tall" {...fronts} />
					<SingleFront {...single} words={words} mix={mix} deferredMix={deferredMix} />
				</div>
			</Part>
			<Part id="worktop" name={words.jump.worktop}>
				<Choices
					{...fields}
					field="worktop"
					legend={form.worktop}
					columns={[2, 2]}
					values={worktops}
					label={(worktop) => names.worktops[worktop]}
					picture={(worktop) => <Slab worktop={worktop} inline />}
				/>
				<div className={styles.group}>
					<Choices
						{...fields}
						field="sink"
						legend={form.sink}
						values={sinks}
						label={(sink) => names.sinks[sink]}
						picture={(sink) => <Metal {...metals[sink]} />}
					/>
					<Choices
						{...fields}
						field="tap"
						legend={form.tap}
						values={taps}
						label={(tap) => names.taps[tap]}
						picture={(tap) => <TapIcon tap={tap} mix={deferredMix} />}
					/>
				</div>
			</Part>
			<Part id="room" name={words.jump.room}>
				<Choices
					{...fields}
					field="wallTone"
					legend={form.wallTone}
					chosen={materialOf(mix.wallTone).name}
					size="small"
					values={wallTones}
					label={(tone) => materialOf(tone).name}
					picture={(tone) => <Tone colour={`var(--${tone})`} />}
				/>
				<Choices
					{...fields}
					field="floor"
					legend={form.floor}
					chosen={words.floors[mix.floor]}
					size="small"
					values={floors}
					label={(floor) => words.floors[floor]}
					picture={(floor) => <Tone colour={floorColours[floor]} />}
				/>
			</Part>
		</>
	);
}

type Field = "plan" | "size" | "uppers" | "system" | "worktop" | "sink" | "tap" | "wallTone" | "floor";

type ChoicesProps<Name extends Field> = Omit<ComponentProps<typeof RadioGroup>, "children"> & {
	field: Name;
	mix: Mix;
	choose: () => void;
	values: readonly Mix[Name][];
	label: (value: Mix[Name]) => ReactNode;
	picture?: (value: Mix[Name]) => ReactNode;
};

/** One field of the mix: a radio button for each value. */
function Choices<Name extends Field>(props: ChoicesProps<Name>) {
	const { field, mix, choose, values, label, picture, ...group } = props;
	return (
		<RadioGroup {...group}>
			{values.map((value) => (
				<RadioOption
					key={value}
					name={fieldNames[field]}
					value={value}
					checked={mix[field] === value}
					choose={choose}
					picture={picture?.(value)}
				>
					{label(value)}
				</RadioOption>
			))}
		</RadioGroup>
	);
}

type PartProps = { id: (typeof formParts)[number]; name: string; open?: boolean; children: ReactNode };

/** The id is on what the drawer holds: browsers open a drawer for a link to something in it. */
function Part({ id, name, open, children }: PartProps) {
	return (
		<details className={styles.drawer} name="part" open={open}>
			<summary data-live="">{name}</summary>
			<section className={styles.part} id={id} aria-label={name}>
				{children}
			</section>
		</details>
	);
}

function TapIcon({ tap, mix }: { tap: Mix["tap"]; mix: Mix }) {
	const Tap = tap === "standard" ? StandardTap : BoilingTap;
	return (
		<svg
			viewBox="-22 -39 54 39"
			style={{ "--tone": `var(--${mix.wallTone})` }}
			className={styles.tap}
			aria-hidden="true"
		>
			<Tap finish={mix.sink} />
		</svg>
	);
}

function Metal({ body, bright, shade }: { body: string; bright: string; shade: string }) {
	return <span className={styles.metal} style={{ "--body": body, "--bright": bright, "--shade": shade }} />;
}

function Tone({ colour }: { colour: string }) {
	return <span className={styles.tone} style={{ "--tone": colour }} />;
}
