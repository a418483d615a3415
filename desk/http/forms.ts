import type nl from "../../content/nl/newsletter-words.ts";
import type { Context } from "../context.ts";
import type { Limits } from "../limits.ts";
import { confirm } from "../newsletter/confirm.ts";
import { unsubscribeByLink } from "../newsletter/unsubscribe.ts";
import { answerSignUp } from "./sign-up-answer.ts";

export type Sentence = keyof typeof nl.answers;

/** `sentence` names what is said in content/<language>/newsletter-words.ts; `field` is the field that is wrong. */
export type FormResult =
	| { ok: true }
	| { ok: false; status: 422 | 429 | 503; sentence: Sentence; field?: string; retrySeconds?: number };

/** A link that was used, has expired or never existed. */
type ExpiredLink = { ok: false; status: 410 };

/** What the newsletter's forms and its API do, whatever the format in which they are sent and answered. */
export type Forms = {
	signUp(fields: Readonly<Record<string, unknown>>, from: { page: string; client: string }): Promise<FormResult>;
	confirm(token: unknown): Promise<FormResult | ExpiredLink>;
	unsubscribe(token: unknown): Promise<FormResult>;
};

export type FormOptions = {
	limits: Limits;
	/** Throws while the database is down. */
	open: () => Promise<Context>;
	/** Called after something was put into the outbox. */
	wake: () => void;
	onError: (error: unknown) => void;
};

/** When to try again while the database is down. */
const retrySeconds = 60;

export function createForms({ limits, open, wake, onError }: FormOptions): Forms {
	const run = async <Result extends { ok: boolean }>(work: (context: Context) => Promise<Result>) => {
		try {
			const result = await work(await open());
			if (result.ok) wake();
			return result;
		} catch (error) {
			onError(error);
			return { ok: false, status: 503, sentence: "unavailable", retrySeconds } as const;
		}
	};
	return {
		signUp: (fields, from) =>
			run(async (context): Promise<FormResult> => {
				const answer = await answerSignUp(fields, from, limits, context);
				if (answer.status === 202) return { ok: true };
				if (answer.status === 429) {
					return { ok: false, status: 429, sentence: "tooMany", retrySeconds: answer.seconds };
				}
				const field = answer.wrong === "address" ? "email" : "locale";
				return { ok: false, status: 422, sentence: answer.wrong, field };
			}),
		confirm: (token) =>
			run(
				async (context): Promise<FormResult | ExpiredLink> =>
					(await confirm(token, context)) ? { ok: true } : { ok: false, status: 410 },
			),
		unsubscribe: (token) =>
			run(async (context): Promise<FormResult> => {
				await unsubscribeByLink(token, context);
				return { ok: true };
			}),
	};
}
