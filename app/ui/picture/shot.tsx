import type { Flavour } from "../../../facts/products/materials.ts";
import { positionOf, widthToFill } from "./crop.ts";
import { Picture } from "./picture.tsx";
import { placeFlavour } from "./place-flavour.ts";
import styles from "./shot.module.css";
import type { ShownPicture, UprightPicture } from "./shot-source.ts";

/** The frame on one kind of screen. `width` is a CSS length; `ratio` defaults to the picture's own. */
type Frame = { width: string; ratio?: number; zoom?: number };

type ShotProps = {
	/** As the loader got it from app/ui/picture/shots.server.ts. */
	shot: ShownPicture;
	/** The same kitchen, taller than wide: phones get it instead. */
	upright?: UprightPicture | undefined;
	phone: Frame;
	desktop: Frame;
	/** The first thing a visitor sees. */
	first?: boolean;
	/** It takes the height that its class name or its surroundings give it, instead of its own. */
	fill?: boolean;
	/** The colour that keeps its place; without it, that of the front it shows. */
	flavour?: Flavour;
	className?: string | undefined;
};

/** A picture, cropped around its focal point. Photographs name their maker; renders that look real say so. */
export function Shot({ shot, upright, phone, desktop, first = false, fill = false, flavour, className }: ShotProps) {
	const { source, alt, impression, credit } = shot;
	const label = credit ?? impression;
	const onPhone = placed(upright ?? shot, phone);
	const onDesktop = placed(shot, desktop);
	return (
		<div
			className={[styles.shot, fill && styles.fill, className].filter(Boolean).join(" ")}
			style={{
				"--phone-ratio": onPhone.ratio,
				"--phone-focus": onPhone.position,
				"--phone-zoom": phone.zoom,
				"--desktop-ratio": onDesktop.ratio,
				"--desktop-focus": onDesktop.position,
			}}
		>
			<Picture
				source={source}
				alt={alt}
				sizes={`(min-width: 44rem) ${onDesktop.needs}, ${onPhone.needs}`}
				narrow={upright && { source: upright.source, sizes: onPhone.needs }}
				flavour={flavour ?? placeFlavour(shot)}
				first={first}
			/>
			{label && <span className={styles.label}>{label}</span>}
		</div>
	);
}

/** How a picture lies in its frame. */
function placed({ source, focus }: UprightPicture, { width, ratio = source.width / source.height, zoom = 1 }: Frame) {
	return {
		ratio: Number(ratio.toFixed(3)),
		position: positionOf(source, focus, ratio),
		needs: widthToFill(source, zoom === 1 ? width : `calc(${width} * ${zoom})`, ratio),
	};
}
