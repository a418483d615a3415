import { createContext } from "react-router";

/** How a page is rendered. The server takes this context from the build, since contexts are compared by identity. */
export type RenderOptions = {
	/** Answers to forms, pages whose address holds a secret and unknown paths have no scripts. */
	scripts: boolean;
	/** Allows the scripts of a page that is rendered on request; those of prerendered pages are allowed by hash. */
	nonce?: string;
};

export const renderOptions = createContext<RenderOptions>({ scripts: true });
