// Measures how soon menu, language switch, filter, carousel and search answer on a slow phone.
import { run } from "./project.mjs";

run("bench/interactions.ts", process.argv.slice(2));
