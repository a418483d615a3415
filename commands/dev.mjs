// Development with hot reload.
import { run } from "./project.mjs";

run("commands/dev.ts", process.argv.slice(2));
