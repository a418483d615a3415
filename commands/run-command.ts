/** Runs a command. When it fails, its last line is a sentence instead of a stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
	try {
		await command();
	} catch (error) {
		console.error(messageOf(error));
		process.exitCode = 1;
	}
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
