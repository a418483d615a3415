import { brand } from "../../content/brand.ts";
import type { Localised } from "../../content/localise.ts";
import type nl from "../../content/nl/shell.ts";
import { Link } from "../ui/link.tsx";
import styles from "./header.module.css";
import { LanguageSwitch } from "./language-switch.tsx";

export type ShellWords = Localised<typeof nl>;

export function Header({ words, home }: { words: ShellWords; home: string }) {
	return (
		<>
			<aside aria-label={words.banner.label} className={styles.banner}>
				{words.banner.text}{" "}
				<Link to={words.banner.action.to} allowExternal>
					{words.banner.action.label}
				</Link>
			</aside>
			<header className={styles.header}>
				<Link to={home} className={styles.wordmark}>
					{brand}
				</Link>
				<nav aria-label={words.navigation} className={styles.navigation}>
					<ul className={styles.main}>
						{words.main.map(({ label, to }) => (
							<li key={to}>
								<Link to={to}>{label}</Link>
							</li>
						))}
					</ul>
					<LanguageSwitch words={words.language} />
					<details className={styles.menu} name="menu">
						<summary>{words.menu.open}</summary>
						<ul className={styles.entries}>
							{words.menu.entries.map(({ label, to }) => (
								<li key={label}>
									<Link to={to} allowExternal>
										{label}
									</Link>
								</li>
							))}
						</ul>
					</details>
				</nav>
			</header>
		</>
	);
}
