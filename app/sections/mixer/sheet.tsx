import { useRef, useState } from "react";
import { materialName } from "../../../facts/products/materials.ts";
import { nameOfFronts, nameOfSystem } from "../../../mixer/describe-mix.ts";
import { cabinetWidths } from "../../../mixer/kitchen-model/plans.ts";
import { frontGroups, frontsOf, type Mix } from "../../../mixer/mix.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { Panel } from "../../ui/wall.tsx";
import type { MixerWords } from "./mixer-words.ts";
import styles from "./sheet.module.css";

/** Everything that was chosen, as a list to print, and its link to pass on. */
export function Sheet({ words, mix, link }: { words: MixerWords; mix: Mix; link: string }) {
	const { sheet, form, names } = words;
	const locale = useLocale();
	const rows = [
		[form.plan, `${form.plans[mix.plan]}: ${cabinetWidths(mix.plan, mix.size)}`],
		[form.system, nameOfSystem(mix.system)],
		...frontGroups.map((group) => [form.groups[group], nameOfFronts(frontsOf(mix, group), names, locale)]),
		...(mix.singles.length > 0
			? [[form.single, mix.singles.map((single) => nameOfFronts(single, names, locale)).join(", ")] as const]
			: []),
		[form.worktop, names.worktops[mix.worktop]],
		[form.sink, names.sinks[mix.sink]],
		[form.tap, names.taps[mix.tap]],
		[form.wallTone, materialName(mix.wallTone, locale)],
		[form.floor, words.floors[mix.floor]],
	] as const;
	return (
		<Panel width={120} flavour="frosting" as="section" className={styles.sheet}>
			<h2>{sheet.heading}</h2>
			<p className={styles.text}>{sheet.text}</p>
			<dl className={styles.list}>
				{rows.map(([term, text]) => (
					<div key={term}>
						<dt>{term}</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
			<Share words={sheet} link={link} />
		</Panel>
	);
}

/** The link in a field, and a button that copies it. */
function Share({ words, link }: { words: MixerWords["sheet"]; link: string }) {
	const field = useRef<HTMLInputElement>(null);
	const [told, setTold] = useState<{ link: string; text: string }>();
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(link);
			setTold({ link, text: words.copied });
		} catch {
			field.current?.select();
			setTold({ link, text: words.selected });
		}
	};
	return (
		<div className={styles.share}>
			<label>
				{words.link}
				<input ref={field} type="url" readOnly value={link} onFocus={({ target }) => target.select()} />
			</label>
			<div className={styles.buttons}>
				<input type="button" value={words.copy} onClick={copy} />
				<input type="button" value={words.print} onClick={() => print()} />
			</div>
			<p role="status" className={styles.told}>
				{told?.link === link && told.text}
			</p>
		</div>
	);
}
