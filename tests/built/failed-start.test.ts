import { expect, test } from "vitest";
import { failToStart } from "../support/site/real-server.ts";
import { buildFolder } from "./built-site.ts";

test("a start that cannot succeed ends with a sentence", async () => {
	expect(await failToStart(`${buildFolder}-nowhere`, {})).toEqual({
		code: 1,
		output: "There is no build yet. Make one first: npm run build\n",
	});
	const wrong = { PORT: "no", LOG_LEVEL: "loud", SMTP_URL: "smtp://user:secret@mail.example" };
	const { code, output } = await failToStart(buildFolder, wrong);
	expect(code).toBe(1);
	for (const name of ["PORT must be a whole number", "LOG_LEVEL must be", "SMTP_URL needs"])
		expect(output).toContain(`- ${name}`);
	expect(output).not.toMatch(/secret|\bat \w+ \(/);
}, 60_000);
