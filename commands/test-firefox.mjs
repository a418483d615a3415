// The journeys in Firefox.
import { run } from "./project.mjs";

run("commands/test-firefox.ts", process.argv.slice(2));
