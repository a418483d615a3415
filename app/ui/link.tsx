import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import { guardNavigation } from "../navigation/guard.ts";

type LinkProps = {
	to: string;
	children: ReactNode;
	className?: string | undefined;
	/** Addresses outside the site are refused unless the caller knows that it means one. */
	allowExternal?: boolean;
};

/** Every link of the site: inside it prefetches on intent, outside it says so and gives nothing away. */
export function Link({ to, children, className, allowExternal = false }: LinkProps) {
	const destination = guardNavigation(to, { allowExternal });
	if (destination.kind === "internal") {
		return (
			<RouterLink to={destination.to} prefetch="intent" viewTransition className={className}>
				{children}
			</RouterLink>
		);
	}
	const rel = destination.kind === "external" ? "noopener" : undefined;
	return (
		<a href={destination.href} className={className} rel={rel}>
			{children}
		</a>
	);
}
