import { expect, test, vi } from "vitest";
import { main } from "./main.ts";

test("the server always runs in production mode", async () => {
	vi.stubEnv("NODE_ENV", undefined);
	vi.stubEnv("LOG_LEVEL", "silent");
	vi.spyOn(process, "on").mockReturnThis();
	vi.spyOn(console, "log").mockReturnValue();
	let whenImported: string | undefined;
	vi.doMock("./serve.ts", () => {
		whenImported = process.env.NODE_ENV;
		return { serve: async () => ({ address: "http://localhost", close: async () => {} }) };
	});
	await main("build");
	expect(whenImported).toBe("production");
	vi.unstubAllEnvs();
});
