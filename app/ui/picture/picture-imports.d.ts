declare module "*?picture" {
	const source: import("./picture.tsx").PictureSource;
	export default source;
}
