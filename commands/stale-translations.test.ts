import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { staleTranslationHints } from "./stale-translations.ts";

let folder = "";
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "languages-"));
	for (const locale of ["nl", "en"]) mkdirSync(join(folder, "content", locale), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const git = (...command: string[]) =>
	execFileSync("git", ["-c", "user.name=Duck", "-c", "user.email=duck@example.com", ...command], { cwd: folder });

function write(locale: string, text: string): void {
	writeFileSync(join(folder, "content", locale, "duck.yaml"), text);
}

function commit(): void {
	git("add", "-A");
	git("commit", "-qm", "Change words");
}

test("a file is named with the fields that changed in the other language only", () => {
	git("init", "-q");
	write("nl", "title: Eend\nlist:\n  - text: Kwak\n");
	write("en", "title: Duck\nlist:\n  - text: Quack\n");
	commit();
	expect(staleTranslationHints("HEAD", folder)).toEqual([]);
	write("nl", "title: Gans\nlist:\n  - text: Gak\n");
	const hint = "content/en/duck.yaml is misschien verouderd: in content/nl/duck.yaml is veranderd: ";
	expect(staleTranslationHints("HEAD", folder), "before it is committed").toEqual([`${hint}title, list.0.text`]);
	commit();
	expect(staleTranslationHints("HEAD~1", folder)).toEqual([`${hint}title, list.0.text`]);
	expect(staleTranslationHints("HEAD", folder), "changed earlier").toEqual([]);
	write("en", "title: Goose\nlist:\n  - text: Quack\n");
	expect(staleTranslationHints("HEAD", folder)).toEqual([`${hint}list.0.text`]);
	write("en", "title: Goose\nlist:\n  - text: Honk\n");
	expect(staleTranslationHints("HEAD", folder)).toEqual([]);
});

test("outside a repository there are no hints", () => {
	write("nl", "title: Eend\n");
	write("en", "title: Duck\n");
	expect(staleTranslationHints("HEAD", folder)).toEqual([]);
});

test("a commit with a file that cannot be read gives no hints", () => {
	git("init", "-q");
	write("nl", "title: Eend: kwak\n");
	write("en", "title: Duck\n");
	commit();
	write("nl", 'title: "Eend: kwak"\n');
	expect(staleTranslationHints("HEAD", folder)).toEqual([]);
});
