import { createContext } from "react-router";
import type { DeskForms } from "../../desk/desk-forms.ts";

/**
 * The desk of the server that runs this build, for one request: set for actions and for loaders of pages that are
 * marked `fresh`, null while pages are prerendered. The server takes it from the build: contexts are compared by
 * identity.
 */
export const deskContext = createContext<DeskForms | null>(null);

/** The desk in an action, where there always is one. */
export function deskOf(context: { get(context: typeof deskContext): DeskForms | null }): DeskForms {
	const desk = context.get(deskContext);
	if (!desk) throw new Error("Only the server can answer forms.");
	return desk;
}
