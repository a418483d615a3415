import { expect, test } from "vitest";
import { sinks } from "../../../facts/products/sinks-and-taps.ts";
import { finishIn } from "./chosen-finish.ts";

test("an address shows the finish it names", () => {
	for (const finish of sinks) expect(finishIn(new URLSearchParams({ finish }))).toBe(finish);
});

test("without a finish, or with one that does not exist, brass is shown", () => {
	expect(finishIn(new URLSearchParams())).toBe("brass");
	expect(finishIn(new URLSearchParams("finish=gold"))).toBe("brass");
	expect(finishIn(new URLSearchParams("finish=__proto__"))).toBe("brass");
});
