/** A value as it may stand in a script inside HTML: a script ends at the first </script>, whatever stands around it. */
export function writeInScript(value: unknown): string {
	return JSON.stringify(value).replaceAll("<", "\\u003c");
}
