declare module "*?inline-script" {
	const script: string;
	export default script;
}

declare module "*?script-url" {
	const url: string;
	export default url;
}
