import { launchFirefox } from "./firefox.ts";
import { lookAtEngine } from "./look-at-engine.ts";

await lookAtEngine("Firefox", launchFirefox);
