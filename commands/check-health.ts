import { readConfig } from "../config/read-config.ts";

// Ends with 0 where the server on this machine takes requests, else with 1. Containers are judged by it.
const { host, port } = readConfig(process.env);
const everywhere: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "::1" };
const near = everywhere[host] ?? host;
try {
	const address = `http://${near.includes(":") ? `[${near}]` : near}:${port}/readyz`;
	const { status } = await fetch(address, { signal: AbortSignal.timeout(4000) });
	if (status !== 200) throw new Error(`${address} answers ${status}`);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
