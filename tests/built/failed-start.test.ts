import { expect, test } from "vitest";
import { failToStart } from "../real-server.ts";
import { buildFolder } from "./built-site.ts";

test("a start that cannot succeed ends with a sentence", async () => {
	expect(await failToStart(`${buildFolder}-nowhere`, {})).toEqual({
		code: 1,
		said: "There is no build yet. Make one first: npm run build\n",
	});
	const wrong = { PORT: "no", LOG_LEVEL: "loud", SMTP_URL: "smtp://user:secret@mail.example" };
	const { code, said } = await failToStart(buildFolder, wrong);
	expect(code).toBe(1);
	for (const name of ["PORT must be a whole number", "LOG_LEVEL must be", "SMTP_URL needs"])
		expect(said).toContain(`- ${name}`);
	expect(said).not.toMatch(/secret|\bat \w+ \(/);
}, 60_000);
