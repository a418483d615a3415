// The studio's tool for the newsletter: who is on the list, export, erase, what waits to be delivered.
import { run } from "./project.mjs";

run("commands/newsletter.ts", process.argv.slice(2));
