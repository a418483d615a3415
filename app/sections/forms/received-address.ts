import type { Locale } from "../../../facts/site/locales.ts";
import { pathOf } from "../../../facts/site/pages.ts";

export const receivedKinds = ["samples", "question", "application"] as const;
export type ReceivedKind = (typeof receivedKinds)[number];

/** The page that shows the number of what was stored. */
export function receivedAddress(kind: ReceivedKind, reference: string, locale: Locale): string {
	return `${pathOf("received", locale)}?kind=${kind}&ref=${encodeURIComponent(reference)}`;
}
