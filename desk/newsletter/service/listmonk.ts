import { FetchError, ofetch } from "ofetch";
import * as v from "valibot";
import { formatEmail } from "../../email.ts";
import type { MailingService } from "./mailing-service.ts";

/** `list` is the number of the list in listmonk; `user` and `token` those of an API user. */
export type ListmonkSettings = { url: string; user: string; token: string; list: number };

const timeoutMs = 15_000;

const found = v.object({ data: v.object({ results: v.array(v.object({ id: v.number(), email: v.string() })) }) });

/** Keeps one list of a listmonk server up to date (API of version 4 and later). Every call may be repeated. */
export function createListmonk({ url, user, token, list }: ListmonkSettings): MailingService {
	const api = ofetch.create({
		baseURL: new URL("api", url.endsWith("/") ? url : `${url}/`).href,
		headers: { Authorization: `token ${user}:${token}` },
		retry: 0,
		redirect: "error",
		timeout: timeoutMs,
	});

	const idOf = async (email: string): Promise<number | undefined> => {
		// listmonk takes an SQL expression; a quote inside a string is written twice.
		const query = `lower(subscribers.email) = lower('${email.replaceAll("'", "''")}')`;
		const response = v.parse(found, await api("/subscribers", { query: { query, per_page: 1 } }));
		return response.data.results[0]?.id;
	};
	const changeLists = async (email: string, change: { action: "add" | "unsubscribe"; status?: "confirmed" }) => {
		const id = await idOf(email);
		if (id === undefined) return;
		await api("/subscribers/lists", { method: "PUT", body: { ids: [id], target_list_ids: [list], ...change } });
	};

	return {
		name: "listmonk",
		publish: async (_, event) => {
			const email = formatEmail(event.email);
			if (event.type === "unsubscribed") return changeLists(email, { action: "unsubscribe" });
			if (event.type === "erased") {
				const id = await idOf(email);
				if (id !== undefined) await api(`/subscribers/${id}`, { method: "DELETE" });
				return;
			}
			try {
				await api("/subscribers", {
					method: "POST",
					body: {
						email,
						name: email,
						status: "enabled",
						lists: [list],
						attribs: { locale: event.locale },
						preconfirm_subscriptions: true,
					},
				});
			} catch (error) {
				// The address is known there already, from an earlier try or another list.
				if (!(error instanceof FetchError) || error.status !== 409) throw error;
				await changeLists(email, { action: "add", status: "confirmed" });
			}
		},
	};
}
