// Renders the pictures of the site.
import { run } from "./project.mjs";

run("studio/studio.ts", process.argv.slice(2));
