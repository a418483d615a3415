import { type FormEvent, useRef, useState } from "react";
import type { Time } from "../../../desk/desk-forms.ts";
import { guardNavigation } from "../../navigation/guard.ts";
import { apiErrorOf } from "./api-error.ts";
import type { FormSetup, RefusedForm } from "./desk-form.tsx";
import type { FormProblem } from "./form-state.ts";

/** What the API says of a stored form. */
export type Answer = { reference: string; manage?: string };

/** What the API says of a form that it refused; `times` are free ones near a time that was taken. */
export type ApiRefusal = { status: number | undefined; times: readonly Time[] };

type SendingOptions = {
	setup: FormSetup;
	api: string;
	lists: readonly string[];
	next: (answer: Answer) => string;
	onRefused: ((refusal: ApiRefusal) => void) | undefined;
	onStored: () => void;
	refused: RefusedForm | undefined;
};

type SendingState = FormProblem & { busy: boolean; refusal?: ApiRefusal };

const nothingWrong: FormProblem["fields"] = {};

/** Sends a form to the API and keeps what it answers. */
export function useFormSubmission({ setup, api, lists, next, onRefused, onStored, refused }: SendingOptions) {
	const { problem = "", fields = nothingWrong } = refused ?? {};
	const [state, setState] = useState<SendingState>({ problem, fields, busy: false });
	// The same for every attempt, so that an order that arrived is not stored again when its answer got lost.
	const request = useRef<string>(undefined);

	function reset() {
		request.current = undefined;
		setState({ problem: "", fields: nothingWrong, busy: false });
	}

	async function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (state.busy) return;
		const body = readBody(new FormData(event.currentTarget), lists);
		request.current ??= globalThis.crypto.randomUUID?.();
		setState({ problem: "", fields: nothingWrong, busy: true });
		try {
			// Loaded on demand, since few visitors send a form.
			const { createHttpClient } = await import("../../http-client.ts");
			const options = { method: "POST", body: { ...body, request: request.current } } as const;
			const answer = await createHttpClient(setup.apiBaseUrl)<Answer>(api, options);
			onStored();
			// The back button may show this page again as it was left.
			addEventListener("pagehide", reset, { once: true });
			window.location.assign(guardNavigation(next(answer), []).href);
		} catch (error) {
			const { status, data } = apiErrorOf(error);
			const refusal = { status, times: data?.times ?? [] };
			const problem = data?.message ?? setup.words.failed;
			setState({ problem, fields: data?.fields ?? nothingWrong, busy: false, refusal });
			onRefused?.(refusal);
		}
	}
	return { state, send };
}

function readBody(form: FormData, lists: readonly string[]): Record<string, unknown> {
	const fields = Object.fromEntries([...form].filter(([, value]) => value !== ""));
	return { ...fields, ...Object.fromEntries(lists.map((name) => [name, form.getAll(name)])) };
}
