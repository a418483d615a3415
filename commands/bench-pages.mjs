// Weighs the pages and runs Lighthouse on them.
import { run } from "./project.mjs";

run("bench/pages.ts", process.argv.slice(2));
