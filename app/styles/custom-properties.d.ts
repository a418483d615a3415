import "react";

declare module "react" {
	/** Style attributes may set custom properties; everything else belongs in a style sheet. */
	interface CSSProperties {
		[property: `--${string}`]: string | number | undefined;
	}
}
