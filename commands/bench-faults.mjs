// Faults that take too long for the tests: slow clients, a full disk, a killed worker.
import { run } from "./project.mjs";

run("bench/faults.ts", process.argv.slice(2));
