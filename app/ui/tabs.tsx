import type { ReactNode } from "react";
import styles from "./tabs.module.css";

type TabsProps = {
	/** The name of the radio buttons, unique on the page. */
	name: string;
	/** Names the choice for screen readers. */
	legend: string;
	tabs: readonly { key: string; label: ReactNode; content: ReactNode }[];
	/** The key of the tab that is open at first; the first one without it. */
	initial?: string;
	/** On wide screens: everything is shown, each part below its label. */
	allOnWideScreens?: boolean;
};

/** Several parts of which one is shown. Radio buttons, so that it works without scripts. */
export function Tabs({ name, legend, tabs, initial = tabs[0]?.key, allOnWideScreens = false }: TabsProps) {
	return (
		<fieldset className={styles.tabs} data-all={allOnWideScreens ? "" : undefined}>
			<legend className="visually-hidden">{legend}</legend>
			{tabs.map(({ key, label, content }) => (
				<div key={key} className={styles.tab}>
					<label className={styles.label}>
						<input type="radio" name={name} value={key} defaultChecked={key === initial} className="visually-hidden" />
						{label}
					</label>
					<div className={styles.content}>{content}</div>
				</div>
			))}
		</fieldset>
	);
}
