// Loaded before each script by run.mjs, which makes it the leader of a process group.
import { onParentGone } from "./on-parent-gone.mjs";

onParentGone(() => process.kill(process.platform === "win32" ? process.pid : -process.pid, "SIGTERM"));
