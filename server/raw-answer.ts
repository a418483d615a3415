import type { Socket } from "node:net";
import type { Variant } from "./prepared.ts";

/** Copying a small body behind its headers is cheaper than handing both to the system one after the other. */
const smallBytes = 32 * 1024;

type Starts = { changed: Buffer; unchanged: Buffer };

const starts = new WeakMap<Variant, Starts>();

/** The bytes that every answer with this body begins with. */
function startsOf(variant: Variant): Starts {
	let made = starts.get(variant);
	if (!made) {
		made = {
			changed: Buffer.from(`HTTP/1.1 200 OK\r\n${linesOf(variant.headers)}`, "latin1"),
			unchanged: Buffer.from(`HTTP/1.1 304 Not Modified\r\n${linesOf(variant.unchanged)}`, "latin1"),
		};
		starts.set(variant, made);
	}
	return made;
}

function linesOf(headers: readonly string[]): string {
	let lines = "";
	for (let at = 0; at < headers.length; at += 2) lines += `${headers[at]}: ${headers[at + 1]}\r\n`;
	return lines;
}

/** Writes an answer as Node would; false where the client does not keep up with reading. */
export function writeRaw(
	socket: Socket,
	{ variant, body, lastLines }: { variant: Variant; body: Buffer | undefined; lastLines: string },
	done: ((error?: Error | null) => void) | undefined,
): boolean {
	const start = body ? startsOf(variant).changed : startsOf(variant).unchanged;
	const headBytes = start.length + lastLines.length;
	const isSmall = body !== undefined && body.length <= smallBytes;
	const bytes = Buffer.allocUnsafe(headBytes + (isSmall ? body.length : 0));
	start.copy(bytes);
	bytes.write(lastLines, start.length, "latin1");
	if (!body) return socket.write(bytes, done);
	if (isSmall) {
		body.copy(bytes, headBytes);
		return socket.write(bytes, done);
	}
	socket.cork();
	socket.write(bytes);
	const keepsUp = socket.write(body, done);
	socket.uncork();
	return keepsUp;
}

let second = 0;
let date = "";

/** The time as the Date header writes it, made once a second. */
export function dateHeader(now = Date.now()): string {
	const present = Math.floor(now / 1000);
	if (present !== second) {
		second = present;
		date = new Date(now).toUTCString();
	}
	return date;
}
