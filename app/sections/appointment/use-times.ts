import { useCallback, useEffect, useState } from "react";
import type { Time } from "../../../desk/desk-forms.ts";
import type { MeetingType } from "../../../facts/company/appointments.ts";
import type { StudioKey } from "../../../facts/company/studios.ts";

type Wanted = { studio: StudioKey; type: MeetingType };
type Loaded = Wanted & { times: readonly Time[] | undefined };

/** `failed`: the server could not load the times either. */
type Initial = Loaded & { failed: boolean };

export type TimesState = { state: "waiting" | "failed" } | { state: "ready"; times: readonly Time[] };

/**
 * The free times of a studio for a kind of meeting: those that the server rendered, or those that the API gives when
 * another studio or kind is chosen. `reload` asks again.
 */
export function useTimes({ studio, type }: Wanted, initial: Initial, apiBaseUrl: string) {
	const [loaded, setLoaded] = useState<Loaded>(initial);
	const [failed, setFailed] = useState<Wanted | undefined>(initial.failed ? initial : undefined);
	const isCurrent = loaded.studio === studio && loaded.type === type && loaded.times !== undefined;

	const load = useCallback(
		async (isWanted: () => boolean) => {
			setFailed(undefined);
			try {
				const { createHttpClient } = await import("../../http-client.ts");
				const query = { studio, type };
				const response = await createHttpClient(apiBaseUrl)<{ times: Time[] }>("/appointments/times", { query });
				if (isWanted()) setLoaded({ studio, type, times: response.times });
			} catch {
				if (isWanted()) setFailed({ studio, type });
			}
		},
		[studio, type, apiBaseUrl],
	);

	useEffect(() => {
		if (isCurrent) return;
		let isActive = true;
		load(() => isActive);
		return () => {
			isActive = false;
		};
	}, [isCurrent, load]);

	const reload = () => load(() => true);
	return { ...stateOf(), reload };

	function stateOf(): TimesState {
		// Show the failure rather than old times: one may be taken.
		if (failed?.studio === studio && failed.type === type) return { state: "failed" };
		return isCurrent && loaded.times ? { state: "ready", times: loaded.times } : { state: "waiting" };
	}
}
