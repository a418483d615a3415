/** The contrast of two hexadecimal colours, 1 to 21, as WCAG 2 defines it. */
export function contrast(one: string, other: string): number {
	const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
	const [red, green, blue] = linearRgb(hex);
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The light that a colour such as #3f4f86 stands for, 0 to 1 each (without sRGB's gamma). */
export function linearRgb(hex: string): [red: number, green: number, blue: number] {
	const channel = (at: number) => {
		const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	};
	return [channel(1), channel(3), channel(5)];
}
