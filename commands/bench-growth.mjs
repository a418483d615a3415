// Measures what a build takes: after small changes, and for a site that is many times as large.
import { run } from "./project.mjs";

run("bench/growth.ts", process.argv.slice(2));
