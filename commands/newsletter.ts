import { readConfig } from "../config/read-config.ts";
import { run } from "../newsletter/command/run.ts";
import { createServices, openContext } from "../newsletter/newsletter.ts";
import { createStore } from "../newsletter/store/store.ts";
import { explain } from "../server/main.ts";

try {
	const { newsletter, mailLinkUrl } = readConfig(process.env);
	const store = createStore(newsletter, () => {}, { mustExist: true });
	try {
		const context = await openContext(store, createServices(newsletter));
		const settings = { siteUrl: mailLinkUrl, dataFolder: newsletter.dataFolder };
		const { code, text } = await run(process.argv.slice(2), context, settings);
		(code === 0 ? console.log : console.error)(text);
		process.exitCode = code;
	} finally {
		await store.close();
	}
} catch (error) {
	console.error(explain(error));
	process.exitCode = 1;
}
