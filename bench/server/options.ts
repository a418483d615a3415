import { parseArgs } from "node:util";
import { readCount } from "../read-count.ts";

const parts = ["load", "memory", "slow"] as const;

type Part = (typeof parts)[number];

export type ServerOptions = {
	build: string;
	parts: readonly Part[];
	seconds: number;
	rounds: number;
	connections: number;
	requests: number;
	slow: number;
};

/** How much to measure, from the words after the command. Stops with a sentence if they are wrong. */
export function readServerOptions(words: string[]): ServerOptions {
	const { values, positionals } = parseArgs({
		args: words,
		allowPositionals: true,
		options: {
			build: { type: "string", default: "build" },
			seconds: { type: "string", default: "10" },
			rounds: { type: "string", default: "3" },
			connections: { type: "string", default: "64" },
			requests: { type: "string", default: "1000000" },
			slow: { type: "string", default: "10000" },
		},
	});
	const unknown = positionals.find((word) => !parts.some((part) => part === word));
	if (unknown) throw new Error(`There is no part '${unknown}' to measure; there are ${parts.join(", ")}.`);
	const number = (name: "seconds" | "rounds" | "connections" | "requests" | "slow") =>
		readCount(`--${name}`, values[name]);
	return {
		build: values.build,
		parts: parts.filter((part) => positionals.length === 0 || positionals.includes(part)),
		seconds: number("seconds"),
		rounds: number("rounds"),
		connections: number("connections"),
		requests: number("requests"),
		slow: number("slow"),
	};
}
