import type { ReactNode } from "react";
import { guardNavigation } from "../navigation/guard.ts";
import styles from "./link.module.css";

type LinkProps = {
	to: string;
	children: ReactNode;
	className?: string | undefined;
	/** Addresses outside the site are refused unless this is set. */
	allowExternal?: boolean;
	onClick?: (() => void) | undefined;
	/** Replaces the text for screen readers. */
	label?: string | undefined;
};

/** Every link to another page or site. Links that change what this page shows are QueryLinks. */
export function Link({ to, children, className, allowExternal = false, onClick, label }: LinkProps) {
	const destination = guardNavigation(to, { allowExternal });
	const isExternal = destination.kind === "external";
	return (
		<a
			href={destination.href}
			rel={isExternal ? "noopener" : undefined}
			className={className}
			aria-label={label}
			onClick={onClick}
		>
			{children}
			{isExternal && <ExternalMark />}
		</a>
	);
}

/** The arrow after a link that leaves the site. */
function ExternalMark() {
	return (
		<svg className={styles.external} viewBox="0 0 10 10" aria-hidden="true">
			<path d="M2 1h7v7M9 1 1 9" fill="none" stroke="currentColor" strokeWidth="1.500" />
		</svg>
	);
}
