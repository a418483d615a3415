import type { PictureSource } from "../../ui/picture/variants.ts";

const portraits: Record<string, PictureSource> = import.meta.glob("../../../media/people/*.{jpg,jpeg,png}", {
	query: "?picture",
	import: "default",
	eager: true,
});

/** The photograph of that name in media/people, if there is one. */
export function portraitOf(name: string | undefined): PictureSource | undefined {
	const found = Object.entries(portraits).find(([file]) => file.replace(/^.*\/|\.\w+$/g, "") === name);
	return found?.[1];
}
