import type { ReactNode } from "react";
import picks from "../../ui/pick.module.css";
import ticks from "../../ui/tick.module.css";
import styles from "./radio-group.module.css";

type RadioOptionProps = {
	name: string;
	value: string;
	checked: boolean;
	choose: () => void;
	/** Its name. */
	children: ReactNode;
	/** Its picture, above its name. */
	picture?: ReactNode;
};

/** A radio button with a picture of its option. */
export function RadioOption({ name, value, checked, choose, children, picture }: RadioOptionProps) {
	return (
		<label className={picture ? styles.choice : `${picks.pick} ${styles.word}`}>
			<input type="radio" className="cover-input" name={name} value={value} checked={checked} onChange={choose} />
			{picture && (
				<span className={styles.picture} aria-hidden="true">
					{picture}
					<span className={ticks.tick} />
				</span>
			)}
			<span className={styles.name}>{children}</span>
		</label>
	);
}

type RadioGroupProps = {
	legend: string;
	/** For a legend that repeats the heading of its part of the form. */
	legendHidden?: boolean;
	/** The chosen option, beside the legend. */
	chosen?: string | undefined;
	/** `small` for swatches, `row` for options without a picture. */
	size?: "small" | "large" | "row";
	/** Columns on narrow and on wide screens; swatches ignore it. */
	columns?: readonly [narrow: number, wide: number];
	children: ReactNode;
};

export function RadioGroup(props: RadioGroupProps) {
	const { legend, legendHidden = false, chosen, size = "large", columns = [3, 3], children } = props;
	return (
		<fieldset className={styles.choices}>
			<legend className={legendHidden ? "visually-hidden" : undefined}>
				{legend}
				{chosen && <span className={styles.chosen}>: {chosen}</span>}
			</legend>
			<div className={styles.grid} data-size={size} style={{ "--narrow": columns[0], "--wide": columns[1] }}>
				{children}
			</div>
		</fieldset>
	);
}
