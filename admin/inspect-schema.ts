/** The parts of a schema that the editor reads; Valibot's own types hide them behind generics. */
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
	/** The value of an action in a pipe. */
	requirement?: unknown;
	message?: unknown;
	title?: string;
	description?: string;
	metadata?: Metadata;
};

/** Metadata of our schemas for the editor. */
type Metadata = {
	/** A larger field, for more than one sentence. */
	multiline?: boolean;
	/** Labels of a choice's options. */
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
