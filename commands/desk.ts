import { readConfig } from "../config/read-config.ts";
import { run } from "../desk/command/run.ts";
import { createServices, openContext } from "../desk/desk.ts";
import { createStore } from "../desk/store/store.ts";
import { runCommand } from "./run-command.ts";

await runCommand(async () => {
	const { desk, mailLinkUrl } = readConfig(process.env);
	const store = createStore(desk, () => {}, { mustExist: true });
	try {
		const context = await openContext(store, createServices(desk), desk.mailboxes);
		const settings = { siteUrl: mailLinkUrl, dataFolder: desk.dataFolder };
		const { code, text } = await run(process.argv.slice(2), context, settings);
		(code === 0 ? console.log : console.error)(text);
		process.exitCode = code;
	} finally {
		await store.close();
	}
});
