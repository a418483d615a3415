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
