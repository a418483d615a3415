/** A mistake in a file that the studio edits, with its place. `problem` is Dutch, as the editor is. */
export type Fault = { file: string; line: number; field: string; problem: string };

/** The value, or the file's faults. */
export type Read<Value> = { ok: true; value: Value } | { ok: false; faults: Fault[] };

/** `content/nl/faq.yaml, regel 12, heading: is leeg` */
export function describeFault({ file, line, field, problem }: Fault): string {
	return `${file}, regel ${line}, ${field === "" ? "het bestand" : field}: ${problem}`;
}
