import { renewDates } from "../app/last-changes/last-changes.ts";

const today = new Date().toISOString().slice(0, 10);
const changed = await renewDates(today);
console.log(
	changed.length === 0
		? "No page has changed since the dates were written."
		: `These pages changed, and say so as of ${today}:\n${changed.map((path) => `  ${path}`).join("\n")}`,
);
