/**
 * A YAML file gets its type where it is imported, from its schema. `any` is safe here because the build, the
 * development server and `npm run check` hold every file against that schema.
 */
declare module "*.yaml" {
	// biome-ignore lint/suspicious/noExplicitAny: see above
	const data: any;
	export default data;
}
