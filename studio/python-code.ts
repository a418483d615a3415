import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The Python that a picture is made with: its files, found by reading import lines, from the entry and the scene on.
 * A folder that loads all of its modules by itself (props) would make every picture depend on every prop. So of its
 * modules only those count that register something which the shot or the code outside that folder names.
 */
export function codeOf(starts: readonly string[], root: string, shotNames: ReadonlySet<string>): string[] {
	const found = new Set<string>();
	const selfLoading = new Set<string>();
	const visit = (file: string) => {
		if (found.has(file)) return;
		found.add(file);
		const code = readFileSync(file, "utf8");
		if (/pkgutil\.iter_modules\(__path__\)/.test(code)) selfLoading.add(dirname(file));
		for (const next of importsOf(code, file, root)) visit(next);
	};
	for (const start of starts) visit(start);
	const outside = [...found].filter((file) => !selfLoading.has(dirname(file)));
	const usedNames = new Set([...shotNames, ...outside.flatMap((file) => wordsIn(readFileSync(file, "utf8")))]);
	for (const file of [...selfLoading].flatMap(pythonIn)) {
		if (registeredIn(readFileSync(file, "utf8")).some((name) => usedNames.has(name))) visit(file);
	}
	return [...found].sort();
}

/** Code without comment lines, so that editing a comment does not make a picture stale. */
export function codeWithoutComments(code: string): string {
	return code
		.split("\n")
		.filter((line) => line.trim() !== "" && !line.trim().startsWith("#"))
		.join("\n");
}

/** Short quoted words: names of materials, props and settings. */
export function wordsIn(code: string): string[] {
	return [...code.matchAll(/(["'])([a-z][\w -]*)\1/g)].map(([, , word = ""]) => word);
}

function registeredIn(code: string): string[] {
	return [...code.matchAll(/@prop\(\s*["']([\w -]+)["']/g)].map(([, name = ""]) => name);
}

function pythonIn(folder: string): string[] {
	return readdirSync(folder)
		.filter((name) => name.endsWith(".py"))
		.map((name) => join(folder, name));
}

function importsOf(code: string, file: string, root: string): string[] {
	const modules: [folder: string, path: string][] = [];
	for (const [, list = ""] of code.matchAll(/^[ \t]*import[ \t]+([\w.,\t ]+)/gm)) {
		for (const one of list.split(",")) modules.push([root, one.trim().split(/\s/)[0] ?? ""]);
	}
	for (const [, dots = "", path = "", list = ""] of code.matchAll(
		/^[ \t]*from[ \t]+(\.*)([\w.]*)[ \t]+import[ \t]+(\([^)]*\)|[^\n#]*)/gm,
	)) {
		const folder = dots === "" ? root : join(dirname(file), ...Array<string>(dots.length - 1).fill(".."));
		modules.push([folder, path]);
		// `from props import food` may name a module as well as something in one.
		for (const [name] of list.matchAll(/\w+/g)) modules.push([folder, path === "" ? name : `${path}.${name}`]);
	}
	return modules.flatMap(([folder, path]) => filesOf(folder, path));
}

/** The file of a module and those of the packages around it; nothing for modules that are not ours. */
function filesOf(folder: string, path: string): string[] {
	const parts = path.split(".").filter((part) => part !== "");
	const packages = parts.map((_, at) => join(folder, ...parts.slice(0, at + 1), "__init__.py"));
	const module = join(folder, ...parts.slice(0, -1), `${parts.at(-1) ?? "__init__"}.py`);
	return [...packages, module].filter((file) => existsSync(file));
}
