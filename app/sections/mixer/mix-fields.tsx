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
	/** For one front alone. */
	single: Pick<ComponentProps<typeof SingleFront>, "fronts" | "picked" | "pick" | "change">;
};

/** All fields of the form. */
export function MixFields({ words, mix, deferredMix, choose, paint, single }: MixFieldsProps) {
	const { form, names } = words;
	const fronts = { words, mix, deferredMix, choose, paint };
	return (
		<>
			<Part id="plan" name={words.jump.plan} open>
				<RadioGroup legend={form.plan} legendHidden columns={[4, 4]}>
					{mixPlans.map((plan) => (
						<RadioOption
							key={plan}
							name={fieldNames.plan}
							value={plan}
							checked={mix.plan === plan}
							choose={choose}
							picture={<PlanIcon plan={plan} mix={deferredMix} />}
						>
							{form.plans[plan]}
						</RadioOption>
					))}
				</RadioGroup>
				<RadioGroup legend={form.size} size="row" columns={[2, 2]}>
					{planSizes.map((size) => (
						<RadioOption key={size} name={fieldNames.size} value={size} checked={mix.size === size} choose={choose}>
							{form.sizes[size]}
							<small className={styles.widths}>{cabinetWidths(mix.plan, size)}</small>
						</RadioOption>
					))}
				</RadioGroup>
				<RadioGroup legend={form.uppers} size="row" columns={[2, 2]}>
					{upperKinds.map((kind) => (
						<RadioOption key={kind} name={fieldNames.uppers} value={kind} checked={mix.uppers === kind} choose={choose}>
							{form.upperKinds[kind]}
						</RadioOption>
					))}
				</RadioGroup>
				<RadioGroup legend={form.system} size="row" columns={[2, 4]}>
					{mixSystems.map((system) => (
						<RadioOption
							key={system}
							name={fieldNames.system}
							value={system}
							checked={mix.system === system}
							choose={choose}
						>
							{nameOfSystem(system)}
						</RadioOption>
					))}
				</RadioGroup>
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
				<RadioGroup legend={form.worktop} columns={[2, 2]}>
					{worktops.map((worktop) => (
						<RadioOption
							key={worktop}
							name={fieldNames.worktop}
							value={worktop}
							checked={mix.worktop === worktop}
							choose={choose}
							picture={<Slab worktop={worktop} inline />}
						>
							{names.worktops[worktop]}
						</RadioOption>
					))}
				</RadioGroup>
				<div className={styles.group}>
					<RadioGroup legend={form.sink}>
						{sinks.map((sink) => (
							<RadioOption
								key={sink}
								name={fieldNames.sink}
								value={sink}
								checked={mix.sink === sink}
								choose={choose}
								picture={<Metal {...metals[sink]} />}
							>
								{names.sinks[sink]}
							</RadioOption>
						))}
					</RadioGroup>
					<RadioGroup legend={form.tap}>
						{taps.map((tap) => {
							const Tap = tap === "standard" ? StandardTap : BoilingTap;
							return (
								<RadioOption
									key={tap}
									name={fieldNames.tap}
									value={tap}
									checked={mix.tap === tap}
									choose={choose}
									picture={
										<svg
											viewBox="-22 -39 54 39"
											style={{ "--tone": `var(--${deferredMix.wallTone})` }}
											className={styles.tap}
											aria-hidden="true"
										>
											<Tap finish={deferredMix.sink} />
										</svg>
									}
								>
									{names.taps[tap]}
								</RadioOption>
							);
						})}
					</RadioGroup>
				</div>
			</Part>
			<Part id="room" name={words.jump.room}>
				<RadioGroup legend={form.wallTone} chosen={materialOf(mix.wallTone).name} size="small">
					{wallTones.map((tone) => (
						<RadioOption
							key={tone}
							name={fieldNames.wallTone}
							value={tone}
							checked={mix.wallTone === tone}
							choose={choose}
							picture={<Tone colour={`var(--${tone})`} />}
						>
							{materialOf(tone).name}
						</RadioOption>
					))}
				</RadioGroup>
				<RadioGroup legend={form.floor} chosen={words.floors[mix.floor]} size="small">
					{floors.map((floor) => (
						<RadioOption
							key={floor}
							name={fieldNames.floor}
							value={floor}
							checked={mix.floor === floor}
							choose={choose}
							picture={<Tone colour={floorColours[floor]} />}
						>
							{words.floors[floor]}
						</RadioOption>
					))}
				</RadioGroup>
			</Part>
		</>
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

function Metal({ body, bright, shade }: { body: string; bright: string; shade: string }) {
	return <span className={styles.metal} style={{ "--body": body, "--bright": bright, "--shade": shade }} />;
}

function Tone({ colour }: { colour: string }) {
	return <span className={styles.tone} style={{ "--tone": colour }} />;
}
