import { type ReactNode, use } from "react";
import { AllowedExternalContext } from "../navigation/allowed-external.ts";
import { guardNavigation } from "../navigation/guard.ts";
import styles from "./link.module.css";

type LinkProps = {
	to: string;
	children: ReactNode;
	className?: string | undefined;
	onClick?: (() => void) | undefined;
	/** Replaces the text for screen readers. */
	label?: string | undefined;
	/** The page that is shown now. */
	current?: boolean;
};

/**
 * A link to another page or site. Throws for external addresses that are not in the settings. For links that change
 * this page's query use QueryLink.
 */
export function Link({ to, children, className, onClick, label, current = false }: LinkProps) {
	const destination = guardNavigation(to, use(AllowedExternalContext));
	const isExternal = destination.kind === "external";
	return (
		<a
			href={destination.href}
			rel={isExternal ? "noopener" : undefined}
			className={className}
			aria-label={label}
			aria-current={current ? "page" : undefined}
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
			<path d="M2 1h7v7M9 1 1 9" fill="none" stroke="currentColor" strokeWidth="1.5" />
		</svg>
	);
}
