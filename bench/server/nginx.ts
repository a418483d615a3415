import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../../server/free-port.ts";
import { findProgram } from "../../tests/programs.ts";
import { type Running, runningAt, startProgram } from "./running.ts";
import type { Target } from "./targets.ts";

/** What nginx writes by itself, or what differs from answer to answer. */
const ownHeaders = ["connection", "content-length", "content-type", "date", "etag", "keep-alive", "x-request-id"];

export type NginxOptions = {
	build: string;
	targets: readonly Target[];
	/** Our server, whose headers nginx is to send as well. */
	like: string;
	workers: number;
	cores?: string | undefined;
};

/** The version of nginx on this machine, or undefined where there is none. */
export function nginxVersion(): string | undefined {
	const nginx = findProgram("nginx");
	if (!nginx) return undefined;
	return execFileSync("sh", ["-c", '"$0" -v 2>&1', nginx], { encoding: "utf8" })
		.replace(/^.*nginx\//s, "")
		.trim();
}

/** nginx with the same files and headers, set up as well as can be for serving files. */
export async function startNginx({ build, targets, like, workers, cores }: NginxOptions): Promise<Running> {
	const folder = mkdtempSync(join(tmpdir(), "bench-nginx-"));
	const port = await freePort("127.0.0.1");
	const places = await Promise.all(
		targets.filter(({ unchanged }) => !unchanged).map((target) => locationOf(target, like)),
	);
	const config = join(folder, "nginx.conf");
	writeFileSync(config, configOf(folder, resolve(build), port, workers, places));
	const nginx = findProgram("nginx") ?? "nginx";
	const child = startProgram(nginx, ["-p", folder, "-c", config, "-e", join(folder, "error.log")], { cores });
	child.once("exit", () => rmSync(folder, { recursive: true, force: true }));
	return runningAt(`http://127.0.0.1:${port}`, child);
}

function configOf(folder: string, root: string, port: number, workers: number, places: readonly string[]): string {
	return `
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes ${workers};
pid ${folder}/nginx.pid;
error_log ${folder}/error.log crit;
events { worker_connections 4096; }
http {
	access_log off;
	server_tokens off;
	sendfile on;
	tcp_nopush on;
	open_file_cache max=1000 inactive=1h;
	open_file_cache_valid 1h;
	keepalive_timeout 65s 65s;
	keepalive_requests 1000000000;
	max_ranges 0;
	client_body_temp_path ${folder}/body;
	proxy_temp_path ${folder}/proxy;
	fastcgi_temp_path ${folder}/fastcgi;
	uwsgi_temp_path ${folder}/uwsgi;
	scgi_temp_path ${folder}/scgi;
	server {
		listen 127.0.0.1:${port} ${workers > 1 ? "reuseport" : ""};
		root ${quote(root)};
		${places.join("\n")}
	}
}
`;
}

async function locationOf({ path, file, headers }: Target, like: string): Promise<string> {
	const answer = await fetch(like + path, { headers });
	await answer.arrayBuffer();
	const lines = rawHeaders(answer).map(([name, value]) => `add_header ${name} ${quote(value)};`);
	return `
location = ${path} {
	types { }
	default_type ${quote(answer.headers.get("Content-Type") ?? "")};
	${lines.join("\n\t")}
	add_header X-Request-Id $request_id;
	add_header Last-Modified "";
	try_files /${file} =404;
}`;
}

function rawHeaders(answer: Response): [string, string][] {
	return [...answer.headers].filter(([name]) => !ownHeaders.includes(name));
}

const quote = (text: string) => `"${text.replace(/[\\"]/g, "\\$&")}"`;
