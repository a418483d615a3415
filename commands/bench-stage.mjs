// Measures the mixer's 3D stage: its weight, its first frame, a change of colour, its memory.
import { run } from "./project.mjs";

run("bench/stage.ts", process.argv.slice(2));
