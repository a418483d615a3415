// Requests per second beside nginx, memory, slow connections, and a build that is replaced under load.
import { run } from "./project.mjs";

run("bench/server.ts", process.argv.slice(2));
