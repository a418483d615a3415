import { brand } from "../../content/brand.ts";
import { Link } from "../ui/link.tsx";
import styles from "./footer.module.css";
import type { ShellWords } from "./header.tsx";

export function Footer({ words }: { words: ShellWords["footer"] }) {
	return (
		<footer className={styles.footer}>
			<p className={styles.name}>{brand}</p>
			<p>{words.studios}</p>
			<nav aria-label={words.label}>
				<ul className={styles.links}>
					{words.links.map(({ label, to }) => (
						<li key={label}>
							<Link to={to} allowExternal>
								{label}
							</Link>
						</li>
					))}
				</ul>
			</nav>
		</footer>
	);
}
