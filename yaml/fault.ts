/** A mistake in a file that the studio edits, in Dutch as in its editor, with the place so that it can be found without searching. */
export type Fault = { file: string; line: number; field: string; problem: string };

/** What was read, or all that is wrong with it. */
export type Read<Value> = { ok: true; value: Value } | { ok: false; faults: Fault[] };

/** `content/nl/faq.yaml, regel 12, heading: is leeg` */
export function describeFault({ file, line, field, problem }: Fault): string {
	return `${file}, regel ${line}, ${field === "" ? "het bestand" : field}: ${problem}`;
}
