// Runs every bench:… of package.json and makes one report of them.
import { run } from "./project.mjs";

run("bench/all.ts", process.argv.slice(2));
