/** Headers that nginx sets by itself. */
const ownHeaders = ["content-length", "content-type", "etag"];

/** nginx set up as well as can be for sending one file, `body`, with these headers. */
export function nginxConfig(folder: string, port: number, headers: readonly [string, string][]): string {
	const type = headers.find(([name]) => name === "content-type")?.[1] ?? "";
	const added = headers
		.filter(([name]) => !ownHeaders.includes(name))
		.map(([name, value]) => `add_header ${name} ${quote(value)};`);
	const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
	return `
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log crit;
events { worker_connections 4096; }
http {
	access_log off;
	server_tokens off;
	sendfile on;
	tcp_nopush on;
	open_file_cache max=10 inactive=1h;
	open_file_cache_valid 1h;
	keepalive_requests 1000000000;
	${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
	server {
		listen localhost:${port};
		root ${folder};
		location = / { types { } default_type ${quote(type)}; ${added.join(" ")} try_files /body =404; }
	}
}
`;
}

const quote = (text: string) => `"${text.replace(/[\\"]/g, "\\$&")}"`;
