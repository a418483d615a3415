import { checkFactSchemas } from "../facts/check-files.ts";

// Commands import this first: other modules read the facts while they load, and would fail without saying where.
const wrong = checkFactSchemas();
if (wrong.length > 0) {
	console.error(wrong.join("\n"));
	process.exit(1);
}
