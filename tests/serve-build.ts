import { resolve } from "node:path";
import { explain, main } from "../server/main.ts";

const [folder = ""] = process.argv.slice(2);
main(resolve(folder)).catch((error: unknown) => {
	console.error(explain(error));
	process.exit(1);
});
