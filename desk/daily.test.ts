import { expect, test } from "vitest";
import { fill } from "../content/fill.ts";
import { readContent } from "../content/read-content.ts";
import { onBothDatabases } from "../tests/support/desk/databases.ts";
import { mailboxes, question } from "../tests/support/desk/example-visitors.ts";
import { createTestRoutes } from "../tests/support/desk/test-routes.ts";
import { hour } from "./clock.ts";
import { planDaily } from "./daily.ts";

onBothDatabases((fresh) => {
	const createDesk = async () => createTestRoutes((await fresh()).store, { mailboxes });

	test("every morning the studio gets one overview, where there is something to say", async () => {
		const { post, context, deliver, mails, pass } = await createDesk();
		await planDaily(context);
		pass(19 * hour);
		await deliver();
		expect(mails, "nothing to say").toEqual([]);
		pass(2 * hour);
		const { reference } = await (await post("/questions", question)).json();
		await deliver();
		await planDaily(context);
		await planDaily(context);
		mails.length = 0;
		pass(22 * hour);
		await deliver();
		const { daily } = readContent("desk-words", "nl").mail;
		const subject = fill(daily.subject, { appointments: "0", entries: "1" });
		expect(mails).toMatchObject([{ to: mailboxes.contact, subject }]);
		expect(mails[0]?.text).toContain(reference);
	});
});
