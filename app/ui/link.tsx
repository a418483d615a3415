import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import { guardNavigation } from "../navigation/guard.ts";
import styles from "./link.module.css";

type LinkProps = {
	to: string;
	children: ReactNode;
	className?: string | undefined;
	/** Addresses outside the site are refused unless the caller knows that it means one. */
	allowExternal?: boolean;
	onClick?: (() => void) | undefined;
	/** Changes what the same page shows: the visitor's place on the page is kept. */
	stay?: boolean;
	current?: boolean | undefined;
};

/** Every link of the site: inside it prefetches on intent, outside it says so and gives nothing away. */
export function Link({ to, children, className, allowExternal = false, onClick, stay = false, current }: LinkProps) {
	const destination = guardNavigation(to, { allowExternal });
	if (destination.kind === "internal") {
		return (
			<RouterLink
				to={destination.to}
				prefetch={stay ? "none" : "intent"}
				viewTransition={!stay}
				preventScrollReset={stay}
				replace={stay}
				className={className}
				onClick={onClick}
				aria-current={current ? "true" : undefined}
			>
				{children}
			</RouterLink>
		);
	}
	const rel = destination.kind === "external" ? "noopener" : undefined;
	return (
		<a href={destination.href} className={className} rel={rel} onClick={onClick}>
			{children}
			{destination.kind === "external" && <LeavesSite />}
		</a>
	);
}

/** The mark of a link that leaves the site. */
function LeavesSite() {
	return (
		<svg className={styles.leaves} viewBox="0 0 10 10" aria-hidden="true">
			<path d="M2 1h7v7M9 1 1 9" fill="none" stroke="currentColor" strokeWidth="1.500" />
		</svg>
	);
}
