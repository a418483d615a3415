import type { Flavour } from "../../../facts/products/materials.ts";
import styles from "./picture.module.css";
import { addressOf, type PictureSource, srcSetOf, widthsOf } from "./variants.ts";

type PictureProps = {
	source: PictureSource;
	/** What is seen; empty where the picture only decorates. */
	alt: string;
	/** How wide it is shown, as in the sizes attribute of HTML. */
	sizes: string;
	/** Another picture for narrow screens, with its own sizes. */
	narrow?: { source: PictureSource; sizes: string } | undefined;
	/** The colour that keeps its place until it arrives. */
	flavour: Flavour;
	/** The first thing a visitor sees: loaded at once and with priority. All others wait until they are near. */
	first?: boolean;
	/** The point that must stay in sight when the picture is cropped, in percent from left and top. */
	focus?: { x: number; y: number };
	className?: string | undefined;
};

/** A picture without layout shift: its box has its proportions and a colour before it loads. */
export function Picture({ source, alt, sizes, narrow, flavour, first = false, focus, className }: PictureProps) {
	return (
		<picture
			className={className ? `${styles.picture} ${className}` : styles.picture}
			style={{ "--place": `var(--${flavour})` }}
		>
			{/* Only as AVIF: the few phones that cannot read it show the wide picture, cropped. */}
			{narrow && (
				<source
					media="(max-width: 43.99rem)"
					type="image/avif"
					srcSet={srcSetOf(narrow.source, "avif")}
					sizes={narrow.sizes}
					width={narrow.source.width}
					height={narrow.source.height}
				/>
			)}
			<source type="image/avif" srcSet={srcSetOf(source, "avif")} sizes={sizes} />
			<img
				src={addressOf(source, "jpg", widthsOf(source, "jpg")[0] ?? source.width)}
				width={source.width}
				height={source.height}
				alt={alt}
				loading={first ? "eager" : "lazy"}
				fetchPriority={first ? "high" : undefined}
				decoding="async"
				style={focus && { "--focus": `${focus.x}% ${focus.y}%` }}
			/>
		</picture>
	);
}
