import { lookAtEngine } from "./look-at-engine.ts";
import { launchWebKit } from "./webkit.ts";

await lookAtEngine("WebKit", launchWebKit);
