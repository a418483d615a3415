import { memo } from "react";
import { brand } from "../../content/brand.ts";
import type { Words } from "../../content/words.ts";
import { Link } from "../ui/link.tsx";
import { Sentence } from "../ui/sentence.tsx";
import styles from "./header.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { Menu } from "./menu.tsx";

type HeaderProps = {
	words: Words<"shell">;
	home: string;
	/** The path of the page that is shown, unless there is none. */
	path: string | undefined;
	/** Whether the banner is shown above it. */
	banner: boolean;
};

/** Memoised, as the footer is: a change of the query renders the root again, but not this. */
export const Header = memo(function Header({ words, home, path, banner }: HeaderProps) {
	return (
		<>
			{banner && (
				<aside aria-label={words.banner.label} className={`${styles.banner} screen-only`}>
					<span>
						<Sentence text={words.banner.text} />
					</span>{" "}
					<Link to={words.banner.action.to}>{words.banner.action.label}</Link>
				</aside>
			)}
			<header className={`${styles.header} screen-only`}>
				<Link to={home} className={styles.wordmark}>
					{brand}
				</Link>
				<nav aria-label={words.navigation} className={styles.main}>
					<ul>
						{words.main.map(({ label, to }) => (
							<li key={to}>
								<Link to={to} current={to === path}>
									{label}
								</Link>
							</li>
						))}
					</ul>
				</nav>
				<LanguageSwitch words={words.language} />
				<Menu words={words.menu} />
			</header>
		</>
	);
});
