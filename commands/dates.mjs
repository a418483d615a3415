// Gives the pages whose words or numbers changed today's date in the sitemap.
import { run } from "./project.mjs";

run("commands/dates.ts", process.argv.slice(2));
