/** A mistake in a file that people edit, with the place so that it can be found without searching. */
export type Fault = { file: string; line: number; field: string; problem: string };

/** `content/nl/faq.yaml, line 12, heading: is empty` */
export function describeFault({ file, line, field, problem }: Fault): string {
	return `${file}, line ${line}, ${field === "" ? "the file" : field}: ${problem}`;
}
