/** What a worker tells the process that started it. */
export type Report =
	| { kind: "listening"; address: string }
	| { kind: "failed"; sentence: string }
	| { kind: "learned" };

/** What a worker is told: to also know the files of the build that lies on the disk now, or to finish and go. */
export type Order = "learn" | "stop";
