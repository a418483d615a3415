import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { asMessage, type Sender } from "./mail.ts";

/** Without a mail server, each mail becomes a file that any mail program opens. A retry replaces it. */
export function createEmlSender(
	folder: string,
	from: string,
	onWritten: (about: { file: string; link: string | undefined }) => void,
): Sender {
	const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
	return {
		send: async (mail) => {
			const { message } = await transport.sendMail(asMessage(mail, from));
			if (!Buffer.isBuffer(message)) throw new Error("the mail could not be written");
			await mkdir(folder, { recursive: true, mode: 0o700 });
			const file = join(folder, `${mail.id}.eml`);
			const draft = await open(`${file}.draft`, "w", 0o600);
			try {
				await draft.writeFile(message);
				await draft.sync();
			} finally {
				await draft.close();
			}
			await rename(`${file}.draft`, file);
			onWritten({ file, link: mail.link });
		},
	};
}
