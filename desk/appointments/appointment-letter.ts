import type { Context } from "../context.ts";
import type { AddressedLetter } from "../entries/entry-letter.ts";
import type { Entry } from "../entries/store-entry.ts";
import type { Template } from "../store/schema.ts";

/** The mails about an appointment; undefined where there is nothing to say any more. */
export async function appointmentLetter(
	_template: Template,
	_entry: Entry,
	_site: { siteUrl: string; apiBaseUrl: string },
	_context: Context,
): Promise<AddressedLetter | undefined> {
	return undefined;
}
