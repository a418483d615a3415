import { createContext, type ReactNode } from "react";

/**
 * Parts of the document that only the server renders. In the browser React does not render them: while hydrating it
 * skips unknown elements in head and body.
 */
export type ServerParts = {
	/** Whether the page runs scripts of any kind. */
	scripts: boolean;
	/** In the head after the style sheets, which are requested first. */
	head?: ReactNode;
	/** In the body after the skip link. */
	bodyStart?: ReactNode;
	bodyEnd?: ReactNode;
};

export const ServerPartsContext = createContext<ServerParts>({ scripts: true });
