/** What the editor needs to know of a schema; Valibot's own types hide it behind generics. */
export type Inspected = {
	kind: string;
	type: string;
	/** The schema inside `optional` and the like. */
	wrapped?: Inspected;
	/** The fields of an object. */
	entries?: Readonly<Record<string, Inspected>>;
	/** The schema of a list's items. */
	item?: Inspected;
	/** The options of a choice. */
	options?: readonly string[];
	pipe?: readonly Inspected[];
	/** What an action in a pipe holds. */
	requirement?: unknown;
	message?: unknown;
	title?: string;
	description?: string;
	metadata?: Metadata;
};

/** What parts of our schemas say about themselves to the editor. */
type Metadata = {
	/** A larger field, for more than one sentence. */
	multiline?: boolean;
	/** What the editor shows for each option of a choice. */
	labels?: Readonly<Record<string, string>>;
	/** The name of a file in one of the editor's folders, which offers them. */
	folder?: string;
	/** The name of a picture: the folder into which the editor uploads it. */
	image?: string;
};

export const inspect = (schema: unknown): Inspected => schema as Inspected;

export function unwrap(schema: Inspected): Inspected {
	return schema.wrapped ? unwrap(schema.wrapped) : schema;
}

/** Checks, labels and hints of a schema, also those of the schemas that it was made from. */
export function actionsOf({ pipe = [] }: Inspected): Inspected[] {
	return pipe.flatMap((part) => (part.kind === "schema" ? actionsOf(part) : [part]));
}

/** Label, hint and the like; the last of a kind counts. */
export function describe(schema: Inspected): Pick<Inspected, "title" | "description"> & { metadata: Metadata } {
	const actions = actionsOf(schema);
	const last = (type: string) => actions.findLast((action) => action.type === type);
	const { title } = last("title") ?? {};
	const { description } = last("description") ?? {};
	const metadata = Object.assign({}, ...actions.map((action) => action.metadata));
	return { ...(title && { title }), ...(description && { description }), metadata };
}
