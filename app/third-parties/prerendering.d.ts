// Not yet among TypeScript's own types.
interface Document {
	/** Whether the browser renders this page ahead of a visit. */
	readonly prerendering?: boolean;
}
