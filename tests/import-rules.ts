import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseSync } from "vite";

/** `room` is a folder or a file; the most exact row counts. A room may import itself and what is named, less `except`. */
type Rule = { room: string; mayImport: readonly string[]; except?: readonly string[] };

const product = ["app", "config", "content", "facts", "media", "mixer", "newsletter", "server"];
const ofApp = ["app", "config", "content", "facts", "media", "mixer"];
const tools = ["bench", "build-tools", "commands", "deploy", "tests"];

/** Which way imports run between the rooms of the house (ARCHITECTURE.md). */
const importRules: readonly Rule[] = [
	{ room: "facts", mayImport: [] },
	{ room: "content", mayImport: ["facts"] },
	{ room: "config", mayImport: ["facts"] },
	{ room: "media", mayImport: ["facts"] },
	{ room: "studio", mayImport: ["facts", "media"] },
	{ room: "mixer", mayImport: ["content", "facts"] },
	{ room: "newsletter", mayImport: ["content", "facts"] },
	{ room: "server", mayImport: ["config", "content", "facts", "newsletter"] },
	{ room: "app", mayImport: ofApp, except: ["app/pages", "app/stage"] },
	{ room: "app/pages", mayImport: ofApp, except: ["app/pages", "app/stage"] },
	{
		room: "app/ui",
		mayImport: ofApp,
		except: ["app/errors", "app/loading", "app/pages", "app/sections", "app/shell", "app/stage", "config"],
	},
	{ room: "app/stage", mayImport: ofApp, except: ["app/pages"] },
	// The 3D stage is large: one module loads it, on need.
	{ room: "app/sections/mixer/load-stage.ts", mayImport: [...ofApp, "app/stage"], except: ["app/pages"] },
	...tools.map((room) => ({ room, mayImport: [...product, ...tools] })),
];

/** Imports of the project that run the wrong way, as `file → imported file`. */
export function wrongImports(folder: string, rules = importRules): string[] {
	const rooms = [...new Set(rules.map(({ room }) => room.split("/")[0]))];
	const files = globSync(`{${rooms.join(",")}}/**/*.{ts,tsx,mjs}`, { cwd: folder }).map((file) =>
		file.replaceAll("\\", "/"),
	);
	return files.flatMap((file) =>
		importsOf(file, readFileSync(join(folder, file), "utf8"))
			.filter((imported) => !isAllowed(file, imported, rules))
			.map((imported) => `${file} → ${imported}`),
	);
}

function isAllowed(file: string, imported: string, rules: readonly Rule[]): boolean {
	const [rule] = rules.filter(({ room }) => isIn(file, room)).toSorted((a, b) => b.room.length - a.room.length);
	if (!rule) return true;
	const named = (rooms: readonly string[] = []) => rooms.some((room) => isIn(imported, room));
	return !named(rule.except) && (isIn(imported, rule.room) || named(rule.mayImport));
}

const isIn = (file: string, room: string) => file === room || file.startsWith(`${room}/`);

/** The project's own modules that a module imports, exports again or loads later, as paths from the project's root. */
function importsOf(file: string, code: string): string[] {
	const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
	const requests = [
		...staticImports.map(({ moduleRequest }) => moduleRequest.value),
		...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? "")),
		// The parser gives the place of an expression; only plain words name a file.
		...dynamicImports.map(({ moduleRequest }) => code.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
	];
	return requests
		.filter((request) => request.startsWith("."))
		.map((request) => posix.join(posix.dirname(file), request.replace(/\?.*$/, "")))
		.filter((imported) => /\.(tsx?|mjs)$/.test(imported));
}
