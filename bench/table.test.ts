import { expect, test } from "vitest";
import { table } from "./table.ts";

test("columns line up, numbers to the right", () => {
	expect(
		table(
			["page", "ms"],
			[
				["/", "7"],
				["/catch", "1200"],
			],
		),
	).toBe(["| page   |   ms |", "| ------ | ---: |", "| /      |    7 |", "| /catch | 1200 |"].join("\n"));
});
