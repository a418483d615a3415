import { createContext } from "react-router";
import type nl from "../../../content/nl/newsletter-words.ts";

/** Why a form was refused: `sentence` names what it says in content/<language>/newsletter-words.ts. */
export type Refusal = { ok: false; status: number; sentence: keyof typeof nl.answers; retrySeconds?: number };
type FormResult = { ok: true } | Refusal;

/** The newsletter of the server that runs this build, for one request. */
export type NewsletterForms = {
	signUp(fields: Readonly<Record<string, unknown>>): Promise<FormResult>;
	/** 410: the link was used, has expired or never existed. */
	confirm(token: unknown): Promise<FormResult | { ok: false; status: 410 }>;
	unsubscribe(token: unknown): Promise<FormResult>;
};

/** Set by the server, which takes it from the build: contexts are compared by identity. */
export const newsletterContext = createContext<NewsletterForms>();
