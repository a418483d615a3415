import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, parseDocument } from "yaml";
import { type Locale, locales } from "../facts/site/locales.ts";

/**
 * Hints about content that changed since `base` (a commit), and differs in one language only from when both languages
 * were last committed together. Without a git history there are none.
 */
export function staleTranslationHints(base: string, folder = "."): string[] {
	const content = join(folder, "content");
	const names = existsSync(join(content, "nl")) ? globSync("**/*.yaml", { cwd: join(content, "nl") }).sort() : [];
	const changed = new Set(git(folder, "diff", "--name-only", base, "--", "content").split("\n"));
	const commits = contentCommits(folder);
	return names.flatMap((name) => {
		const fileIn = (locale: Locale) => `content/${locale}/${name.replaceAll("\\", "/")}`;
		if (!locales.some((locale) => changed.has(fileIn(locale)))) return [];
		const together = commits.find(({ files }) => locales.every((locale) => files.has(fileIn(locale))));
		if (!together) return [];
		const [nl, en] = [
			changesSince(together.hash, fileIn("nl"), folder),
			changesSince(together.hash, fileIn("en"), folder),
		];
		return [
			...hint(
				fileIn("en"),
				fileIn("nl"),
				nl.filter((field) => !en.includes(field)),
			),
			...hint(
				fileIn("nl"),
				fileIn("en"),
				en.filter((field) => !nl.includes(field)),
			),
		];
	});
}

function hint(older: string, newer: string, fields: readonly string[]): string[] {
	return fields.length === 0 ? [] : [`${older} is misschien verouderd: in ${newer} is veranderd: ${fields.join(", ")}`];
}

type Commit = { hash: string; files: ReadonlySet<string> };

/** The commits that touched content, newest first. */
function contentCommits(folder: string): Commit[] {
	const log = git(folder, "log", "--format=%x00%H", "--name-only", "--no-renames", "--", "content");
	return log
		.split("\0")
		.slice(1)
		.map((entry) => {
			const [hash = "", ...files] = entry.split("\n").filter((line) => line !== "");
			return { hash, files: new Set(files) };
		});
}

/** The fields of a file that are no longer as they were in that commit. */
function changesSince(hash: string, file: string, folder: string): string[] {
	const path = join(folder, file);
	const now = existsSync(path) ? readFileSync(path, "utf8") : "";
	const before = git(folder, "show", `${hash}:${file}`);
	if (before === now) return [];
	// A commit may hold a file that cannot be read and was mended later.
	const old = parseDocument(before);
	return old.errors.length > 0 ? [] : changedFields(old.toJS(), parse(now));
}

function changedFields(before: unknown, now: unknown, path = ""): string[] {
	if (!isRecord(before) || !isRecord(now)) return before === now ? [] : [path];
	if (Array.isArray(before) && Array.isArray(now) && before.length !== now.length) return [path];
	return [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((name) =>
		changedFields(before[name], now[name], path === "" ? name : `${path}.${name}`),
	);
}

const isRecord = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === "object";

/** Git's output; empty where git fails, as outside a repository. */
function git(folder: string, ...command: string[]): string {
	try {
		return execFileSync("git", command, { cwd: folder, encoding: "utf8", stdio: "pipe", maxBuffer: 64 * 1024 * 1024 });
	} catch {
		return "";
	}
}
