import { createTransport } from "nodemailer";
import { rules } from "../rules.ts";
import { asMessage, type Sender } from "./mail.ts";

/** A server that has the mail may take its time to look through it: whoever goes before its answer sends it twice. */
const timeouts = {
	connectionTimeout: 10_000,
	dnsTimeout: 10_000,
	greetingTimeout: 10_000,
	socketTimeout: rules.deliveryMs,
};

/** Sends each mail over a connection of its own: a few an hour need no pool, and nothing is sent again behind our back. */
export function createSmtpSender(address: string, from: string): Sender {
	return {
		send: async (mail) => {
			const transport = createTransport({ url: address, ...timeouts });
			const sent = transport.sendMail(asMessage(mail, from));
			await withinDeadline(sent, () => transport.close());
		},
	};
}

async function withinDeadline(work: Promise<unknown>, giveUp: () => void): Promise<void> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, fail) => {
		timer = setTimeout(() => fail(new Error("the mail server took too long")), rules.deliveryMs);
		timer.unref();
	});
	try {
		await Promise.race([work, late]);
	} finally {
		clearTimeout(timer);
		giveUp();
	}
}
