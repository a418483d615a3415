// The newsletter under kills, faults and load.
import { run } from "./project.mjs";

run("bench/newsletter.ts", process.argv.slice(2));
