import { createTransport } from "nodemailer";
import { rules } from "../rules.ts";
import { asMessage, PermanentFailure, type Sender } from "./mail.ts";

type SmtpTimeouts = {
	/** From connecting to the server's answer about the recipient. */
	envelopeMs: number;
	/** Servers may scan a mail before they accept it. With a shorter timeout it would be sent twice. */
	contentMs: number;
};

const defaultTimeouts: SmtpTimeouts = { envelopeMs: rules.envelopeMs, contentMs: rules.deliveryMs };

/** Sends each mail over its own connection: a few an hour need no pool, and nothing is resent without our knowing. */
export function createSmtpSender(url: string, from: string, timeouts = defaultTimeouts): Sender {
	return {
		send: async (mail) => {
			const transport = createTransport({
				url,
				connectionTimeout: timeouts.envelopeMs,
				dnsTimeout: timeouts.envelopeMs,
				greetingTimeout: timeouts.envelopeMs,
				socketTimeout: timeouts.contentMs,
			});
			const deadline = createDeadline(timeouts.envelopeMs);
			// The content is read once the server has accepted sender and recipient.
			transport.use("stream", ({ message }, done) => {
				message.processFunc((content) => {
					content.once("resume", () => deadline.extend(timeouts.contentMs));
					return content;
				});
				done();
			});
			try {
				await Promise.race([transport.sendMail(asMessage(mail, from)), deadline.passed]);
			} catch (error) {
				throw isRefusedRecipient(error) ? new PermanentFailure(error.message) : error;
			} finally {
				deadline.clear();
				transport.close();
			}
		},
	};
}

/**
 * A 5xx answer to the recipient: the mailbox does not exist or is full, and later tries change nothing. Not with 5.7.x:
 * that is how servers refuse us, whoever the recipient is, and that can be mended before the last try.
 */
function isRefusedRecipient(error: unknown): error is Error {
	if (!(error instanceof Error && "command" in error && error.command === "RCPT TO")) return false;
	return isPermanent(error) && !/\b5\.7\.\d/.test(error.message);
}

const isPermanent = (error: Error) =>
	"responseCode" in error && Number(error.responseCode) >= 500 && Number(error.responseCode) < 600;

function createDeadline(ms: number) {
	let timer: NodeJS.Timeout | undefined;
	let fail: (error: Error) => void = () => {};
	const passed = new Promise<never>((_, reject) => {
		fail = reject;
	});
	const extend = (by: number) => {
		clearTimeout(timer);
		timer = setTimeout(() => fail(new Error("the mail server took too long")), by);
		timer.unref();
	};
	extend(ms);
	return { passed, extend, clear: () => clearTimeout(timer) };
}
