import { type Worktop, worktops } from "../../../facts/products/worktops.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { pathOf } from "../../../facts/site/pages.ts";
import { shotOf } from "../../ui/picture/shots.server.ts";
import type { CloseUp } from "./close-ups.tsx";

/** Where each worktop is seen without its sink. */
const surfaces: Record<Worktop, { x: number; y: number }> = {
	"marble-composite": { x: 78, y: 50 },
	"stainless-steel": { x: 78, y: 50 },
	marble: { x: 78, y: 45 },
	fenix: { x: 22, y: 48 },
};

/** The four worktops, each a link to what is said about it. */
export function worktopCloseUps(locale: Locale, names: Record<Worktop, string>): CloseUp[] {
	return worktops.map((worktop) => ({
		name: names[worktop],
		to: `${pathOf("worktops", locale)}#${worktop}`,
		shot: shotOf(`worktops/${worktop}`, locale),
		// Low enough to show what stands on it whole.
		at: { ...surfaces[worktop], line: 68, zoom: 2.3 },
	}));
}
