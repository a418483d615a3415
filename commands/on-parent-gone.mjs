const everyMs = 500;

/**
 * Calls back once the process that started this one has ended, however it ended. npm starts commands through a shell
 * that does not pass signals on: without this, ending npm by its process id (an editor, a service manager, `kill`)
 * would leave the server running.
 */
export function onParentGone(callback) {
	const parent = process.ppid;
	const timer = setInterval(() => {
		if (process.ppid === parent && isRunning(parent)) return;
		clearInterval(timer);
		callback();
	}, everyMs);
	timer.unref();
}

/** On Windows a process keeps the number of its parent after that has ended. */
function isRunning(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code === "EPERM";
	}
}
