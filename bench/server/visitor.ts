import { Agent, get } from "node:http";

/** How it went, why visits failed, and the style sheets that pages named: each build has one of its own. */
export type Visits = { visits: number; requests: number; failures: string[]; sheets: Set<string> };

/**
 * Loads the home page and all that its HTML names, again and again like a browser: over connections that stay open,
 * and with a new connection where the server ended an idle one.
 */
export async function visitUntil(address: string, isOver: (soFar: Visits) => boolean): Promise<Visits> {
	const agent = new Agent({ keepAlive: true, maxSockets: 6 });
	const result: Visits = { visits: 0, requests: 0, failures: [], sheets: new Set() };
	const ask = async (path: string): Promise<string> => {
		result.requests += 1;
		const { status, body } = await request(agent, address + path);
		if (status !== 200) result.failures.push(`${path} answered ${status}`);
		return body;
	};
	while (!isOver(result)) {
		try {
			const html = await ask("/");
			const names = new Set(
				[...html.matchAll(/["'](\/assets\/[\w.-]+\.(?:css|js|woff2))#?["']/g)].map(([, name]) => name),
			);
			for (const name of names) if (name?.endsWith(".css")) result.sheets.add(name);
			await Promise.all([...names].map((name) => ask(name ?? "")));
			result.visits += 1;
		} catch (error) {
			result.failures.push(error instanceof Error ? error.message : String(error));
		}
	}
	agent.destroy();
	return result;
}

function request(agent: Agent, address: string, isSecond = false): Promise<{ status: number; body: string }> {
	return new Promise((done, fail) => {
		const asked = get(address, { agent }, (answer) => {
			let body = "";
			answer.setEncoding("utf8");
			answer.on("data", (part: string) => {
				body += part;
			});
			answer.on("end", () => done({ status: answer.statusCode ?? 0, body }));
			answer.on("error", fail);
		});
		// A connection that the server closed while we asked: browsers ask again on a new one (RFC 9112, 9.3.1).
		asked.on("error", (error) =>
			asked.reusedSocket && !isSecond ? request(agent, address, true).then(done, fail) : fail(error),
		);
	});
}
