import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { decodeQuotedPrintable } from "../decode-quoted-printable.ts";

const dataFolder = (name: string) => resolve(import.meta.dirname, "../../../test-results/data", name);

/** Each server of the journeys has a list of its own, gone with the test results, and room for many visitors. */
export function testServerSettings(name: string): Record<string, string> {
	return {
		DATA_DIR: dataFolder(name),
		NEWSLETTER_CLIENT_LIMIT: "1000",
		NEWSLETTER_GLOBAL_LIMIT: "1000",
		DESK_CLIENT_LIMIT: "1000",
		DESK_GLOBAL_LIMIT: "1000",
	};
}

/** The mails that the site's server wrote to an address, as text. */
export function mailsTo(address: string): string[] {
	const folder = join(dataFolder("site"), "outbox");
	if (!existsSync(folder)) return [];
	return readdirSync(folder)
		.filter((name) => name.endsWith(".eml"))
		.map((name) => decodeQuotedPrintable(readFileSync(join(folder, name), "latin1")))
		.filter((mail) => mail.includes(`To: ${address}\r\n`));
}
