import { type FormEvent, useRef, useState } from "react";
import { guardNavigation } from "../../navigation/guard.ts";
import { type ApiError, apiErrorOf } from "./api-error.ts";
import type { FormSetup, RefusedForm } from "./desk-form.tsx";
import type { FormProblem } from "./form-state.ts";

/** The API's response to a stored form. */
export type Receipt = { reference: string; manage?: string };

type SubmissionOptions = {
	setup: FormSetup;
	api: string;
	lists: readonly string[];
	next: (receipt: Receipt) => string;
	onRefused: ((error: ApiError) => void) | undefined;
	onStored: () => void;
	refused: RefusedForm | undefined;
};

type SubmissionState = FormProblem & { busy: boolean; apiError?: ApiError };

const nothingWrong: FormProblem["fields"] = {};

/** Sends a form to the API and keeps its response. */
export function useFormSubmission({ setup, api, lists, next, onRefused, onStored, refused }: SubmissionOptions) {
	const { problem = "", fields = nothingWrong } = refused ?? {};
	const [state, setState] = useState<SubmissionState>({ problem, fields, busy: false });
	// The same for every attempt, so that an order that arrived is not stored again when its response got lost.
	const submissionId = useRef<string>(undefined);

	function reset() {
		submissionId.current = undefined;
		setState({ problem: "", fields: nothingWrong, busy: false });
	}

	async function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (state.busy) return;
		const body = readBody(new FormData(event.currentTarget), lists);
		submissionId.current ??= globalThis.crypto.randomUUID?.();
		setState({ problem: "", fields: nothingWrong, busy: true });
		try {
			// Loaded on demand, since few visitors send a form.
			const { createHttpClient } = await import("../../http-client.ts");
			const options = { method: "POST", body: { ...body, submissionId: submissionId.current } } as const;
			const receipt = await createHttpClient(setup.apiBaseUrl)<Receipt>(api, options);
			onStored();
			// The back/forward cache restores this page with its state: reset the form.
			addEventListener("pagehide", reset, { once: true });
			window.location.assign(guardNavigation(next(receipt), []).href);
		} catch (error) {
			const apiError = apiErrorOf(error);
			const { message = setup.words.failed, fields } = apiError;
			setState({ problem: message, fields, busy: false, apiError });
			onRefused?.(apiError);
		}
	}
	return { state, send };
}

function readBody(form: FormData, lists: readonly string[]): Record<string, unknown> {
	const fields = Object.fromEntries([...form].filter(([, value]) => value !== ""));
	return { ...fields, ...Object.fromEntries(lists.map((name) => [name, form.getAll(name)])) };
}
