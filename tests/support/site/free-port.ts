import { createServer } from "node:net";

/** A port that is free at this moment. */
export function freePort(host: string): Promise<number> {
	return new Promise((done, fail) => {
		const server = createServer();
		server.once("error", fail);
		server.listen(0, host, () => {
			const address = server.address();
			server.close(() => done(address && typeof address === "object" ? address.port : 0));
		});
	});
}
