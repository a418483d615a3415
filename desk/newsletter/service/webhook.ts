import { createHmac } from "node:crypto";
import { ofetch } from "ofetch";
import type { Clock } from "../../clock.ts";
import { formatEmail } from "../../email.ts";
import type { MailingService } from "./mailing-service.ts";

export type WebhookSettings = { url: string; secret: string };

const timeoutMs = 15_000;

/**
 * Posts each event as JSON, signed as the Standard Webhooks specification has it: the receiver computes the HMAC over
 * `<webhook-id>.<webhook-timestamp>.<body>` and compares. The id stays the same for every try.
 */
export function createWebhook({ url, secret }: WebhookSettings, now: Clock): MailingService {
	const key = secret.startsWith("whsec_") ? Buffer.from(secret.slice(6), "base64") : Buffer.from(secret);
	return {
		name: "webhook",
		publish: async (id, event) => {
			const { at, email, ...rest } = event;
			const body = JSON.stringify({ ...rest, email: formatEmail(email), at: new Date(at).toISOString() });
			const timestamp = String(Math.floor(now() / 1000));
			const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
			await ofetch(url, {
				method: "POST",
				body,
				// The outbox retries. A redirect would send the address elsewhere.
				retry: 0,
				redirect: "error",
				timeout: timeoutMs,
				headers: {
					"Content-Type": "application/json",
					"webhook-id": id,
					"webhook-timestamp": timestamp,
					"webhook-signature": `v1,${signature}`,
				},
			});
		},
	};
}
