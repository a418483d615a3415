/** Room for a long question or application in any script. */
export const maxBodyBytes = 32 * 1024;

export type Body =
	| { kind: "json" | "form"; fields: Record<string, unknown> }
	| { kind: "refused"; status: 400 | 413 | 415; message: "unreadable" | "tooLarge" | "wrongType" };

/** Reads JSON or a form; never throws. */
export async function readBody(request: Request): Promise<Body> {
	const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";
	const form = type === "application/x-www-form-urlencoded" || type === "multipart/form-data";
	if (!form && type !== "application/json") return { kind: "refused", status: 415, message: "wrongType" };
	try {
		const bytes = await readAtMost(request, maxBodyBytes);
		if (!bytes) return { kind: "refused", status: 413, message: "tooLarge" };
		if (!form)
			return { kind: "json", fields: asRecord(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes))) };
		const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
		return { kind: "form", fields: Object.fromEntries(await new Response(bytes, { headers }).formData()) };
	} catch {
		// Also where the client disconnected half-way.
		return { kind: "refused", status: 400, message: "unreadable" };
	}
}

async function readAtMost(request: Request, max: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
	if (Number(request.headers.get("Content-Length") ?? 0) > max) return undefined;
	const parts: Uint8Array[] = [];
	let size = 0;
	for await (const part of request.body ?? []) {
		size += part.byteLength;
		if (size > max) return undefined;
		parts.push(part);
	}
	return new Uint8Array(Buffer.concat(parts));
}

/** Lists, numbers and null hold no fields. */
function asRecord(value: unknown): Record<string, unknown> {
	return value !== null && typeof value === "object" && !Array.isArray(value)
		? Object.fromEntries(Object.entries(value))
		: {};
}
