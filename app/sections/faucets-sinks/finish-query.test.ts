import { expect, test } from "vitest";
import { sinks } from "../../../facts/products/sinks-and-taps.ts";
import { parseFinishQuery } from "./finish-query.ts";

test("an address shows the finish it names", () => {
	for (const finish of sinks) expect(parseFinishQuery(new URLSearchParams({ finish }))).toBe(finish);
});

test("without a finish, or with one that does not exist, brass is shown", () => {
	expect(parseFinishQuery(new URLSearchParams())).toBe("brass");
	expect(parseFinishQuery(new URLSearchParams("finish=gold"))).toBe("brass");
	expect(parseFinishQuery(new URLSearchParams("finish=__proto__"))).toBe("brass");
});
