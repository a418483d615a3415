/** JSON that is safe inside a <script> element, which would end at the first "</script>". */
export function toInlineJson(value: unknown): string {
	return JSON.stringify(value).replaceAll("<", "\\u003c");
}
