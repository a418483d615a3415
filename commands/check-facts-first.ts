import { checkFactSchemas } from "../facts/check-files.ts";

// Commands import this before all else: other modules read these files while they load, and would stop without saying where.
const wrong = checkFactSchemas();
if (wrong.length > 0) {
	console.error(wrong.join("\n"));
	process.exit(1);
}
