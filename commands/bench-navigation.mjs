// Measures how soon the next page is on the screen of a slow phone.
import { run } from "./project.mjs";

run("bench/navigation.ts", process.argv.slice(2));
