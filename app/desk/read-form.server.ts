import { isToken } from "../../facts/site/tokens.ts";

/** The fields of a form, as a list where a name comes more than once; none where the body cannot be read. */
export async function readForm(request: Request): Promise<Record<string, unknown>> {
	try {
		const form = await request.formData();
		return Object.fromEntries(
			[...new Set(form.keys())].map((name) => {
				const values = form.getAll(name);
				return [name, values.length > 1 ? values : values[0]];
			}),
		);
	} catch {
		return {};
	}
}

/** The token in the address of a page that a mail linked to; anything malformed counts as none. */
export function tokenOf(url: URL): string | undefined {
	const token = url.searchParams.get("token");
	return isToken(token) ? token : undefined;
}
