// Installs, builds when the build is missing or out of date, and serves the site.
import { run } from "./project.mjs";

run("commands/start.ts", process.argv.slice(2));
