import type { ReactNode } from "react";
import styles from "./choice.module.css";

type ChoiceProps = {
	name: string;
	value: string;
	checked: boolean;
	choose: () => void;
	/** What it is called. */
	children: ReactNode;
	/** What it looks like, above its name. */
	picture?: ReactNode;
	/** Why it cannot be chosen. */
	against?: string | undefined;
};

/** One of several: a radio button that looks like what it stands for. */
export function Choice({ name, value, checked, choose, children, picture, against }: ChoiceProps) {
	return (
		<label className={styles.choice} data-drawn={picture ? "" : undefined}>
			<input
				type="radio"
				name={name}
				value={value}
				checked={checked}
				onChange={choose}
				disabled={against !== undefined}
			/>
			{picture && (
				<span className={styles.picture} aria-hidden="true">
					{picture}
					<span className={styles.mark} />
				</span>
			)}
			<span className={styles.name}>
				{children}
				{against && <span className={styles.against}> {against}</span>}
			</span>
		</label>
	);
}

type ChoicesProps = {
	legend: string;
	/** What is chosen, beside the legend. */
	chosen?: string | undefined;
	/** How wide one choice is at least: swatches are many and small. */
	size?: "small" | "large" | "row";
	children: ReactNode;
};

export function Choices({ legend, chosen, size = "large", children }: ChoicesProps) {
	return (
		<fieldset className={styles.choices}>
			<legend>
				{legend}
				{chosen && <span className={styles.chosen}>: {chosen}</span>}
			</legend>
			<div className={styles.grid} data-size={size}>
				{children}
			</div>
		</fieldset>
	);
}
