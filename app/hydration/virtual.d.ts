declare module "virtual:boot-script" {
	const script: string;
	export default script;
}
