import { execFile } from "node:child_process";
import { join } from "node:path";
import * as v from "valibot";
import { minute } from "../../clock.ts";
import type { Span } from "../free-times.ts";

const program = join(import.meta.dirname, "read-calendar.ts");
const spans = v.array(v.object({ start: v.number(), end: v.number() }));

/** When a calendar is busy within a window. Throws where the text is no calendar. */
export async function readBusyTimes(calendar: string, { start, end }: Span): Promise<Span[]> {
	const printed = await new Promise<string>((done, fail) => {
		const child = execFile(
			process.execPath,
			[program, String(start), String(end)],
			{ env: { ...process.env, TZ: "Europe/Amsterdam" }, timeout: minute, maxBuffer: 10_000_000 },
			(error, stdout, stderr) => (error ? fail(new Error(reasonIn(stderr) ?? "it took too long")) : done(stdout)),
		);
		// A program that exits early closes its input; its exit code has the reason.
		child.stdin?.on("error", () => {});
		child.stdin?.end(calendar);
	});
	return v.parse(spans, JSON.parse(printed));
}

const reasonIn = (stderr: string) => /^\w*Error: (.*)$/m.exec(stderr)?.[1];
