import { resolve } from "node:path";
import { main } from "../server/main.ts";
import { runCommand } from "./run-command.ts";

// Serves a build that is there and never builds: for machines that have the production dependencies only.
const [folder = "build"] = process.argv.slice(2);
await runCommand(async () => {
	await main(resolve(folder));
});
