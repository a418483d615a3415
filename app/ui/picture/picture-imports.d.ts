declare module "*?picture" {
	const source: import("./variants.ts").PictureSource;
	export default source;
}

declare module "*?people" {
	/** By the name that a person's entry gives. */
	const portraits: Readonly<Record<string, import("./variants.ts").PictureSource>>;
	export default portraits;
}

declare module "*?photo" {
	const photo: import("./shot-source.ts").PhotoSource;
	export default photo;
}

declare module "*?shot" {
	/** Undefined as long as the shot has no original. */
	const shot: import("./shot-source.ts").ShotSource | undefined;
	export default shot;
}
