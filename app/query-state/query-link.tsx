import { type MouseEvent, type ReactNode, useTransition } from "react";
import { useLocation } from "react-router";
import { changeQuery, type QueryChanges } from "./query-changes.ts";
import { useChangeQuery } from "./use-change-query.ts";
import { useCurrentQuery } from "./use-query-state.ts";

type QueryLinkProps = {
	/** The parameters it changes. */
	set: QueryChanges;
	children: ReactNode;
	/** Adds a history entry, so that the back button undoes the change. */
	push?: boolean;
	/** Loads the page from the server, because these parameters need its data. */
	reload?: boolean;
	/** Without JavaScript: the id to scroll to on the page that is loaded. */
	hash?: string;
	/** Whether the page shows this choice. */
	current?: boolean | undefined;
	className?: string | undefined;
	/** Replaces the text for screen readers. */
	label?: string | undefined;
	id?: string;
	onClick?: () => void;
};

/** A link that changes what the page shows. Without JavaScript it loads the page with those parameters. */
export function QueryLink({
	set,
	children,
	push = false,
	reload = false,
	hash = "",
	current,
	className,
	label,
	id,
	onClick,
}: QueryLinkProps) {
	const { pathname } = useLocation();
	const query = useCurrentQuery();
	const change = useChangeQuery();
	const [isPending, start] = useTransition();
	const follow = (event: MouseEvent) => {
		if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		onClick?.();
		start(async () => {
			// Let the browser paint the choice first: the update takes longer on a slow phone.
			await new Promise((painted) => setTimeout(painted));
			await change(set, push);
		});
	};
	const isCurrent = current !== undefined && (current || isPending);
	return (
		<a
			href={`${pathname}${changeQuery(query, set)}${hash}`}
			id={id}
			className={className}
			aria-label={label}
			aria-current={isCurrent ? "true" : undefined}
			data-query-link={reload ? undefined : ""}
			onClick={reload ? undefined : follow}
		>
			{children}
		</a>
	);
}
