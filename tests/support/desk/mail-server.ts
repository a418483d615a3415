import { SMTPServer } from "smtp-server";
import { decodeQuotedPrintable } from "../decode-quoted-printable.ts";

export type Received = { to: string; source: string; link: string; unsubscribe: string };

/** How the server treats the next mails; `slow` takes its time once it has the content. */
export type Behaviour = "well" | "refusing" | "dropping" | "silent" | "slow";

export const slowMs = 400;
/** Recipients with a behaviour of their own. */
export const silentAddress = "silent@example.com";
export const unknownAddress = "unknown@example.com";
/** To whom the server does not let us send: it refuses us, not the mailbox. */
export const deniedAddress = "denied@example.com";

/** A real SMTP server that keeps what it accepts. Resolves when it listens. */
export async function startMailServer(wantedPort = 0) {
	const received: Received[] = [];
	let behaviour: Behaviour = "well";
	let waiting: { count: number; done: () => void } | undefined;
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		logger: false,
		closeTimeout: 100,
		onRcptTo: ({ address }, _, callback) => {
			if (address === unknownAddress) callback(Object.assign(new Error("no such user"), { responseCode: 550 }));
			else if (address === deniedAddress)
				callback(Object.assign(new Error("5.7.1 relay access denied"), { responseCode: 554 }));
			else if (address === silentAddress) return;
			else if (behaviour === "refusing") callback(Object.assign(new Error("try later"), { responseCode: 451 }));
			else if (behaviour !== "silent") callback();
		},
		onData: (stream, session, callback) => {
			const parts: Buffer[] = [];
			stream.on("data", (part: Buffer) => {
				parts.push(part);
				if (behaviour === "dropping") stream.destroy();
			});
			if (behaviour === "dropping") {
				// Half of the message is there when the connection breaks.
				for (const connection of server.connections) connection.close();
				return;
			}
			stream.on("end", () => {
				const [recipient] = session.envelope.rcptTo;
				received.push({ to: recipient?.address ?? "", ...read(Buffer.concat(parts).toString("latin1")) });
				setTimeout(callback, behaviour === "slow" ? slowMs : 0);
				if (waiting && received.length >= waiting.count) waiting.done();
			});
		},
	});
	server.on("error", () => {});
	const port = await new Promise<number>((done) => {
		const listening = server.listen(wantedPort, "127.0.0.1", () => {
			const address = listening.address();
			done(address && typeof address === "object" ? address.port : 0);
		});
	});
	return {
		url: `smtp://127.0.0.1:${port}`,
		port,
		received,
		setBehaviour: (next: Behaviour) => {
			behaviour = next;
		},
		/** Resolves when that many mails have been accepted in all. */
		waitFor: (count: number) =>
			new Promise<void>((done) => {
				if (received.length >= count) done();
				else waiting = { count, done };
			}),
		close: () => new Promise<void>((done) => server.close(() => done())),
	};
}

function read(raw: string): Omit<Received, "to"> {
	const source = decodeQuotedPrintable(raw);
	const unsubscribe = /List-Unsubscribe:\s+<([^>]+)>/.exec(source)?.[1] ?? "";
	return { source, unsubscribe, link: /https:\/\/\S+\/confirm\?token=[\w-]+/.exec(source)?.[0] ?? "" };
}
