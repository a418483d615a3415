import { expect, test } from "vitest";
import { describe } from "./report.ts";

const machine = { processor: "x", cores: 2, load: 0.1, node: "24" };

test("the report tells what held, then every bench in full, one heading lower", () => {
	const text = describe({
		date: "2026-11-15",
		machine,
		outcomes: [
			{ name: "pages", passed: true, seconds: 90, text: "# Pages, measured\n\n## Weight\n\n#1" },
			{ name: "newsletter", passed: false, seconds: 30, text: "```\nkill -9\n```" },
		],
	});
	expect(text).toContain("| pages      |    met |     1.5 |");
	expect(text).toContain("| newsletter | missed |     0.5 |");
	expect(text).toContain("## Pages, measured\n\n### Weight\n\n#1");
	expect(text).toContain("## newsletter\n\n```\nkill -9\n```");
});
