// Lists what the studio must still fill in before the site goes live.
import { run } from "./project.mjs";

run("config/preflight.ts", process.argv.slice(2));
