// Everything that CI runs: checks, unit tests, production build, journeys in a browser.
import { run } from "./project.mjs";

run("commands/test.ts", process.argv.slice(2));
