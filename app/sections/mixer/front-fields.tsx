import { memo } from "react";
import { type FrontDesign, frontDesigns, frontNames } from "../../../facts/products/fronts.ts";
import { type MaterialKey, materialKeys, materialName } from "../../../facts/products/materials.ts";
import { nameOfMaterial } from "../../../mixer/describe-mix.ts";
import type { FollowingChoice, FrontChoice } from "../../../mixer/mix.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { Front } from "../../ui/front/front.tsx";
import styles from "./mix-fields.module.css";
import { shownPaint } from "./mixer-query.ts";
import type { MixerWords } from "./mixer-words.ts";
import { RadioGroup, RadioOption } from "./radio-group.tsx";

/** Memoised: there are many, and one choice changes few of them. */
const Picture = memo(Front);

type FrontFieldsProps = {
	words: MixerWords;
	/** The names of the fields. */
	fields: { design: string; material: string; colour: string };
	chosen: FollowingChoice | FrontChoice;
	/** The fronts as they will look, deferred: for pictures and names. */
	displayed: FrontChoice;
	/** The fronts that these can follow. */
	baseFronts?: FrontChoice | undefined;
	choose: (choice: { design: FrontDesign } | { material: MaterialKey }) => void;
	paint: (colour: string) => void;
};

/** Design, material and colour of some fronts. */
export function FrontFields({ words, fields, chosen, displayed, baseFronts, choose, paint }: FrontFieldsProps) {
	const { form, names } = words;
	const locale = useLocale();
	const swatch = { scaled: true, design: "flush" } as const;
	return (
		<>
			<RadioGroup legend={form.design} chosen={frontNames[displayed.design]} columns={baseFronts ? [4, 4] : [3, 3]}>
				{baseFronts && (
					<RadioOption
						name={fields.design}
						value="same"
						checked={chosen.design === "same"}
						choose={() => choose({ design: baseFronts.design })}
						picture={
							<Picture
								design={baseFronts.design}
								material={displayed.material}
								colour={displayed.colour}
								width={60}
								inline
							/>
						}
					>
						{form.same}
					</RadioOption>
				)}
				{frontDesigns.map((design) => (
					<RadioOption
						key={design}
						name={fields.design}
						value={design}
						checked={chosen.design === design}
						choose={() => choose({ design })}
						picture={
							<Picture design={design} material={displayed.material} colour={displayed.colour} width={60} inline />
						}
					>
						{frontNames[design]}
					</RadioOption>
				))}
			</RadioGroup>
			<RadioGroup legend={form.material} chosen={nameOfMaterial(displayed, names, locale)} size="small">
				{baseFronts && (
					<RadioOption
						name={fields.material}
						value="same"
						checked={chosen.material === "same"}
						choose={() => choose({ material: baseFronts.material })}
						picture={<Picture {...swatch} inline material={baseFronts.material} colour={baseFronts.colour} />}
					>
						{form.same}
					</RadioOption>
				)}
				{materialKeys.map((material) => (
					<RadioOption
						key={material}
						name={fields.material}
						value={material}
						checked={chosen.material === material}
						choose={() => choose({ material })}
						picture={
							<Picture
								{...swatch}
								inline
								material={material}
								colour={material === "painted" ? displayed.colour : undefined}
							/>
						}
					>
						{materialName(material, locale)}
					</RadioOption>
				))}
			</RadioGroup>
			<label className={styles.colour}>
				<input
					type="color"
					name={fields.colour}
					value={shownPaint(chosen)}
					onChange={({ target }) => paint(target.value)}
				/>
				<span>
					{form.colour}
					<small>{form.colourHint}</small>
				</span>
			</label>
		</>
	);
}
