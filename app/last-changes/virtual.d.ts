declare module "virtual:last-changes" {
	/** The day of the last change by path, such as 2026-11-15; none where it is not known. */
	const lastChanges: Record<string, string | undefined>;
	export default lastChanges;
}
