import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { formatEmail } from "../email.ts";

/** Deletes the mails to or about an address that wait as files, because no mail server is configured. */
export async function eraseMailFiles(dataFolder: string, email: string): Promise<void> {
	const folder = join(dataFolder, "outbox");
	const names = await readdir(folder).catch(() => []);
	const spellings = [email, formatEmail(email)].map((address) => address.toLowerCase());
	for (const name of names.filter((file) => file.endsWith(".eml"))) {
		const source = await readFile(join(folder, name), "utf8");
		const [head = ""] = source.toLowerCase().split("\r\n\r\n");
		// A mail to the visitor has the address in To, a notice to the studio in Reply-To.
		const addresses: string[] = head.match(/[^\s<>",;:]+@[^\s<>",;]+/g) ?? [];
		if (spellings.some((address) => addresses.includes(address))) await rm(join(folder, name));
	}
}
