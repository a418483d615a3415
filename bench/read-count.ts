/** A number of times from the words after a command. Stops with a sentence if it is none. */
export function readCount(option: string, word: string): number {
	if (!/^[1-9]\d*$/.test(word)) throw new Error(`${option} must be a whole number from 1 (it is '${word}')`);
	return Number(word);
}
