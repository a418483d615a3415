import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { formatEmail } from "../email.ts";

/** Deletes the mails to or about an address that wait as files, because no mail server is configured. */
export async function eraseMailFiles(dataFolder: string, email: string): Promise<number> {
	const folder = join(dataFolder, "outbox");
	const names = await readdir(folder).catch(() => []);
	const written = [email, formatEmail(email)].map((address) => address.toLowerCase());
	let erased = 0;
	for (const name of names.filter((file) => file.endsWith(".eml"))) {
		const source = await readFile(join(folder, name), "utf8");
		const [head = ""] = source.split("\r\n\r\n");
		// A mail to the visitor has the address in To, a notice to the studio in Reply-To.
		if (!written.some((address) => head.toLowerCase().includes(address))) continue;
		await rm(join(folder, name));
		erased += 1;
	}
	return erased;
}
