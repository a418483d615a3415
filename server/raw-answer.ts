import type { Socket } from "node:net";
import type { Variant } from "./prepared.ts";

/** A larger body is handed to the system behind its headers, not together with them: copying it would cost more. */
const smallBytes = 32 * 1024;

const idLength = 36;

/** An answer as it goes over the wire, with places for what differs from one to the next. */
type Message = { bytes: Buffer; body: Buffer | undefined; idAt: number; dateAt: number; date: string };

/** The message of each variant, with its body and as a 304, while nobody needs its bytes. */
const kept = { changed: new WeakMap<Variant, Message>(), unchanged: new WeakMap<Variant, Message>() };

export type RawAnswer = { variant: Variant; body: Buffer | undefined; id: string; keepAliveSeconds: number };

/**
 * Writes an answer as Node would; false where the client does not keep up with reading. The bytes are put together
 * once and used again, with another id and date, as soon as the system has taken them.
 */
export function writeRaw(
	socket: Socket,
	answer: RawAnswer,
	done: ((error?: Error | null) => void) | undefined,
): boolean {
	const messages = answer.body ? kept.changed : kept.unchanged;
	const isUsual = answer.id.length === idLength;
	const message = (isUsual && messages.get(answer.variant)) || compose(answer);
	message.bytes.write(answer.id, message.idAt, "latin1");
	const date = dateHeader();
	if (message.date !== date) {
		message.date = date;
		message.bytes.write(date, message.dateAt, "latin1");
	}
	const keepsUp = send(socket, message, done);
	// What the system has not taken yet must not change any more.
	if (socket.writableLength > 0) messages.delete(answer.variant);
	else if (isUsual) messages.set(answer.variant, message);
	return keepsUp;
}

function compose({ variant, body, id, keepAliveSeconds }: RawAnswer): Message {
	const date = dateHeader();
	const start = body
		? `HTTP/1.1 200 OK\r\n${linesOf(variant.headers)}`
		: `HTTP/1.1 304 Not Modified\r\n${linesOf(variant.unchanged)}`;
	const untilId = `${start}X-Request-Id: `;
	const untilDate = `${untilId}${id}\r\nDate: `;
	const head = `${untilDate}${date}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\n\r\n`;
	const isSmall = body !== undefined && body.length <= smallBytes;
	return {
		bytes: Buffer.concat([Buffer.from(head, "latin1"), ...(isSmall ? [body] : [])]),
		body: isSmall ? undefined : body,
		idAt: untilId.length,
		dateAt: untilDate.length,
		date,
	};
}

function linesOf(headers: readonly string[]): string {
	let lines = "";
	for (let at = 0; at < headers.length; at += 2) lines += `${headers[at]}: ${headers[at + 1]}\r\n`;
	return lines;
}

function send(socket: Socket, { bytes, body }: Message, done: ((error?: Error | null) => void) | undefined): boolean {
	if (!body) return socket.write(bytes, done);
	socket.cork();
	socket.write(bytes);
	const keepsUp = socket.write(body, done);
	socket.uncork();
	return keepsUp;
}

let second = 0;
let present = "";

/** The time as the Date header writes it, made once a second. */
function dateHeader(): string {
	const now = Date.now();
	if (Math.floor(now / 1000) !== second) {
		second = Math.floor(now / 1000);
		present = new Date(now).toUTCString();
	}
	return present;
}
