const names: Readonly<Record<number, string>> = { 409: "taken", 422: "invalid", 429: "too-many", 503: "unavailable" };

/** A refusal as JSON: its key, its message, and optional details. */
export function refuseJson(
	status: number,
	about: { message: string } & Record<string, unknown>,
	retrySeconds?: number,
) {
	const headers: HeadersInit = retrySeconds ? { "Retry-After": String(retrySeconds) } : {};
	return Response.json({ status: names[status] ?? "refused", ...about }, { status, headers });
}
