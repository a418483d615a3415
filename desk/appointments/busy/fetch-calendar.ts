/** Calendars of Google, Apple and Outlook are smaller than this by far. */
const maxBytes = 5_000_000;
const timeoutMs = 15_000;

/** The text of a calendar on the web. Errors never name its address, which is a secret. */
export async function fetchCalendar(address: string): Promise<string> {
	const response = await fetch(address, {
		headers: { Accept: "text/calendar" },
		signal: AbortSignal.timeout(timeoutMs),
	});
	if (!response.ok) throw new Error(`its server answered ${response.status}`);
	const parts: Uint8Array[] = [];
	let size = 0;
	for await (const part of response.body ?? []) {
		size += part.byteLength;
		if (size > maxBytes) throw new Error("it is too large");
		parts.push(part);
	}
	return Buffer.concat(parts).toString("utf8");
}
