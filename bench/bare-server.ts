import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** The least that node:http can do: one answer from memory, looked up by path. */
const { PORT = "", FOLDER = "" } = process.env;
const headers: string[] = JSON.parse(readFileSync(`${FOLDER}/headers.json`, "utf8"));
const bodies = new Map([["/", readFileSync(`${FOLDER}/body`)]]);

createServer((request, response) => {
	const body = bodies.get(request.url ?? "");
	if (!body) return response.writeHead(404).end();
	response.writeHead(200, headers).end(body);
}).listen(Number(PORT), "localhost");
