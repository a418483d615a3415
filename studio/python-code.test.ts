import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { codeOf, codeWithoutComments, wordsIn } from "./python-code.ts";

let root: string;
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "python-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Record<string, string>): void {
	for (const [name, code] of Object.entries(files)) {
		mkdirSync(dirname(join(root, name)), { recursive: true });
		writeFileSync(join(root, name), code);
	}
}

const codeFrom = (start: string, names: string[] = []) =>
	codeOf([join(root, start)], root, new Set(names)).map((file) => file.slice(root.length + 1));

test("imports are followed through modules, packages and functions, and other people's are not", () => {
	write({
		"scene.py": "import bpy, mesh\nfrom room import (\n  wall,\n  floor,\n)\nfrom surfaces import woods\n",
		"mesh.py": "import math",
		"room.py": "def wall():\n    from light import sun\n",
		"light.py": "import mesh",
		"surfaces/__init__.py": "",
		"surfaces/woods.py": "from .boards import grain",
		"surfaces/boards.py": "from ..colours import linear",
		"colours.py": "",
		"unused.py": "",
	});
	expect(codeFrom("scene.py")).toEqual([
		...["colours.py", "light.py", "mesh.py", "room.py", "scene.py"],
		...["surfaces/__init__.py", "surfaces/boards.py", "surfaces/woods.py"],
	]);
});

test("of a folder that loads itself, only modules count whose props the shot or the code names", () => {
	write({
		"scene.py": "import props\nprops.add({'prop': 'induction hob'})",
		"props/__init__.py": "import pkgutil\nfor one in pkgutil.iter_modules(__path__): pass",
		"props/hobs.py": "@prop('induction hob', 1)\ndef hob(look): pass",
		"props/plants.py": "from .leaves import leaf\n@prop(\n\t'fern', 1)\ndef fern(look): pass",
		"props/leaves.py": "",
		"props/ducks.py": "@prop('duck', 1)\ndef duck(look): 'fern'",
	});
	expect(codeFrom("scene.py")).toEqual(["props/__init__.py", "props/hobs.py", "scene.py"]);
	expect(codeFrom("scene.py", ["fern"])).toEqual([
		...["props/__init__.py", "props/hobs.py", "props/leaves.py", "props/plants.py", "scene.py"],
	]);
});

test("comments and empty lines do not count as code", () => {
	expect(codeWithoutComments("a = 1\n\n# why\n    # why not\nb = 2")).toBe("a = 1\nb = 2");
});

test("quoted words are names", () => {
	expect(wordsIn(`material("oak-natural", 'cutting board', "#fff")`)).toEqual(["oak-natural", "cutting board"]);
});
