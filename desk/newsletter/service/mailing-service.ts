import type { Locale } from "../../../facts/site/locales.ts";

/** Mailing services that can be kept up to date about subscribers. */
export type ServiceName = "webhook" | "listmonk";

/** A change of a subscriber. */
export type ServiceEvent =
	| { type: "confirmed"; email: string; locale: Locale; at: number }
	| { type: "unsubscribed"; email: string; at: number }
	| { type: "erased"; email: string; at: number };

/**
 * A mailing service. `publish` may be called again with the same id when it is not certain that the first call arrived;
 * it throws where the service did not accept the event.
 */
export type MailingService = { name: ServiceName; publish(id: string, event: ServiceEvent): Promise<void> };
