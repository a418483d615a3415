import { type ReactNode, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import styles from "./share-link.module.css";

type ShareWords = { link: string; copy: string; copied: string; selected: string };

type ShareLinkProps = {
	words: ShareWords;
	link: string;
	/** Other buttons, beside the one that copies. */
	children?: ReactNode;
};

/** A link in a field, and a button that copies it. */
export function ShareLink({ words, link, children }: ShareLinkProps) {
	const field = useRef<HTMLInputElement>(null);
	const [status, setStatus] = useState<{ link: string; text: string }>();
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(link);
			setStatus({ link, text: words.copied });
		} catch {
			field.current?.select();
			setStatus({ link, text: words.selected });
		}
	};
	return (
		<div className={styles.share}>
			<label>
				{words.link}
				<input ref={field} type="url" readOnly value={link} onFocus={({ target }) => target.select()} />
			</label>
			<div className={styles.buttons} data-live="">
				<Button type="button" quiet onClick={copy}>
					{words.copy}
				</Button>
				{children}
			</div>
			<p role="status" className={`${styles.status} screen-only`}>
				{status?.link === link && status.text}
			</p>
		</div>
	);
}
