// Not yet among TypeScript's own types.

interface Document {
	/** Whether the browser prepares this page for a visitor who has not come yet. */
	readonly prerendering?: boolean;
}

interface PerformanceNavigationTiming {
	/** When a page that was prepared was shown; 0 for others. */
	readonly activationStart?: number;
}
