// Builds the site into build/.
import { run } from "./project.mjs";

run("commands/build.ts", process.argv.slice(2));
