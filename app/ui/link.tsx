import { type MouseEvent, type ReactNode, useTransition } from "react";
import { useNavigate } from "react-router";
import { guardNavigation } from "../navigation/guard.ts";
import styles from "./link.module.css";
import { nextFrame } from "./next-frame.ts";

type LinkProps = {
	to: string;
	children: ReactNode;
	className?: string | undefined;
	/** Addresses outside the site are refused unless the caller knows that it means one. */
	allowExternal?: boolean;
	onClick?: (() => void) | undefined;
	/**
	 * Changes what the same page shows: the visitor's place on the page is kept. The back button leaves the page,
	 * or with `push` takes back the change.
	 */
	stay?: boolean | "push";
	/** Where it leads in the moment of the press, where what was pressed before has not reached `to` yet. */
	toNow?: (() => string) | undefined;
	current?: boolean | undefined;
	/** Where it says less than it does: what is read aloud instead. */
	label?: string | undefined;
	id?: string | undefined;
};

/**
 * Every link of the site. Inside it leads to another document, which the browser fetches on intent (app/navigation),
 * or changes what this page shows; outside it says so and gives nothing away.
 */
export function Link(props: LinkProps) {
	const { to, children, allowExternal = false, onClick, stay = false, current = false } = props;
	const destination = guardNavigation(to, { allowExternal });
	if (destination.kind === "internal" && stay) {
		return <StayingLink {...props} to={destination.href} />;
	}
	return (
		<a
			href={destination.href}
			rel={destination.kind === "external" ? "noopener" : undefined}
			onClick={onClick}
			{...attributesOf(props, current)}
		>
			{children}
			{destination.kind === "external" && <LeavesSite />}
		</a>
	);
}

/** Before React has come, a link like any other. With it, the choice shows in the next frame, and what follows from it after that. */
function StayingLink(props: LinkProps) {
	const { to, toNow = () => to, children, onClick, stay, current } = props;
	const navigate = useNavigate();
	const [isUnderWay, start] = useTransition();
	const follow = (event: MouseEvent) => {
		onClick?.();
		if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		const target = guardNavigation(toNow()).href;
		start(async () => {
			await nextFrame();
			await navigate(target, { replace: stay === true });
		});
	};
	const isCurrent = current !== undefined && (current || isUnderWay);
	return (
		<a href={to} data-stay="" onClick={follow} {...attributesOf(props, isCurrent)}>
			{children}
		</a>
	);
}

/** What every link has, wherever it leads. */
function attributesOf({ className, id, label }: LinkProps, isCurrent: boolean) {
	return { className, id, "aria-label": label, "aria-current": isCurrent ? ("true" as const) : undefined };
}

/** The mark of a link that leaves the site. */
function LeavesSite() {
	return (
		<svg className={styles.leaves} viewBox="0 0 10 10" aria-hidden="true">
			<path d="M2 1h7v7M9 1 1 9" fill="none" stroke="currentColor" strokeWidth="1.500" />
		</svg>
	);
}
