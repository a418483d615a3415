import { test } from "vitest";
import { onBothDatabases } from "../../tests/support/desk/databases.ts";
import { migrate } from "./migrations.ts";

onBothDatabases((fresh) => {
	test("migrations may run again, and at the same moment", async () => {
		const { store } = await fresh();
		const database = await store.open();
		await Promise.all([migrate(database), migrate(database)]);
	});
});
