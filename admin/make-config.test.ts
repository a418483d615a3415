import { globSync, readFileSync } from "node:fs";
import type { Field } from "@sveltia/cms";
import * as v from "valibot";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readConfig } from "../config/read-config.ts";
import { type EditedFile, editedFiles, editedFolders } from "./edited-files.ts";
import { makeConfig } from "./make-config.ts";

const filesOf = (config: ReturnType<typeof makeConfig>) =>
	(config.collections ?? []).flatMap((collection) => ("files" in collection ? collection.files : []));

const configOf = (schema: EditedFile["schema"]) =>
	makeConfig(
		{ files: [{ group: "facts", name: "x", label: "X", file: "facts/x.yaml", schema }], folders: [] },
		undefined,
	);

const config = makeConfig({ files: editedFiles, folders: editedFolders(["kitchens/a"]) }, undefined);

const inFolders = (config.collections ?? []).flatMap((collection) => {
	if (!("folder" in collection)) return [];
	const { folder, fields, i18n } = collection;
	const [locale] = i18n ? ["nl"] : [];
	return globSync(`${folder.replace("{{locale}}", locale ?? "")}/*.yaml`).map((file) => ({
		file: locale ? file.replace(`/${locale}/`, "/{{locale}}/") : file,
		fields,
		i18n,
	}));
});

const files = [...filesOf(config), ...inFolders];

test("every file that the studio edits is in the editor, in both languages", () => {
	const paths = files.flatMap(({ file }) => ["nl", "en"].map((locale) => file.replace("{{locale}}", locale)));
	for (const path of globSync(["content/{nl,en}/**/*.yaml", "facts/**/*.yaml", "media/photos/*.yaml"])) {
		expect(paths).toContain(path);
	}
	for (const { file, i18n } of files) expect(i18n, file).toBe(file.startsWith("content/"));
});

test.each(files.map(({ file, fields }) => [file, fields] as const))(
	"every field of %s is in the editor",
	(file, fields) => {
		for (const locale of ["nl", "en"]) {
			const path = file.replace("{{locale}}", locale);
			expect(withoutField(parse(readFileSync(path, "utf8")), fields), path).toEqual([]);
		}
	},
);

/** Paths of the data that no field shows. */
function withoutField(data: unknown, fields: readonly Field[]): string[] {
	return Object.entries(Object(data)).flatMap(([key, value]) => {
		const field = fields.find(({ name }) => name === key);
		if (!field) return [key];
		const { fields: own = [], field: single } = Object(field);
		const items = Array.isArray(value) ? value : [value];
		const below = items.flatMap((item) =>
			single ? withoutField({ item }, [single]) : typeof item === "object" ? withoutField(item, own) : [],
		);
		return below.map((path) => `${key}.${path}`);
	});
}

test("kind, limits, label and hint of a field come from its schema", () => {
	const labelled = (label: string) => v.pipe(v.string(), v.title(label));
	const schema = v.strictObject({
		title: v.pipe(labelled("Titel"), v.maxLength(60), v.description("Kort.")),
		text: v.pipe(labelled("Tekst"), v.metadata({ multiline: true })),
		from: v.exactOptional(v.pipe(v.string(), v.isoDate(), v.title("Vanaf"))),
		price: v.pipe(v.number(), v.integer(), v.minValue(0), v.title("Prijs")),
		day: v.pipe(v.picklist(["mon", "tue"]), v.title("Dag"), v.metadata({ labels: { mon: "maandag", tue: "dinsdag" } })),
		open: v.pipe(v.boolean(), v.title("Open")),
		rows: v.pipe(v.array(v.pipe(v.strictObject({ name: labelled("Naam") }), v.title("Regel"))), v.title("Regels")),
		words: v.pipe(v.array(labelled("Woord")), v.minLength(1)),
	});
	const [file] = filesOf(configOf(schema));
	const i18n = false;
	expect(file?.fields).toEqual([
		{ name: "title", label: "Titel", hint: "Kort.", widget: "string", maxlength: 60, i18n },
		{ name: "text", label: "Tekst", widget: "text", i18n },
		{ name: "from", label: "Vanaf", widget: "datetime", type: "date", format: "YYYY-MM-DD", required: false, i18n },
		{ name: "price", label: "Prijs", widget: "number", value_type: "int", min: 0, i18n },
		{
			name: "day",
			label: "Dag",
			widget: "select",
			options: [
				{ value: "mon", label: "maandag" },
				{ value: "tue", label: "dinsdag" },
			],
			i18n,
		},
		{ name: "open", label: "Open", widget: "boolean", i18n },
		{
			name: "rows",
			label: "Regels",
			label_singular: "Regel",
			required: false,
			widget: "list",
			fields: [{ name: "name", label: "Naam", widget: "string", i18n }],
			i18n,
		},
		{
			name: "words",
			label: "words",
			label_singular: "Woord",
			min: 1,
			widget: "list",
			field: { name: "item", label: "Woord", widget: "string", i18n },
			i18n,
		},
	]);
});

test("a kind of schema that the editor does not know is named", () => {
	const schema = v.strictObject({ odd: v.map(v.string(), v.string()) });
	expect(() => configOf(schema)).toThrow("The editor has no field for 'odd' (map)");
});

const backendFor = (settings: Record<string, string>) =>
	makeConfig({ files: [], folders: [] }, readConfig(settings).public.editor).backend;

test("editors sign in at the repository's own host, with a token unless the settings offer a button", () => {
	const token = { auth_methods: ["token"] };
	expect(backendFor({ EDITOR_BACKEND: "github:a/b@main" })).toEqual({
		name: "github",
		repo: "a/b",
		branch: "main",
		...token,
	});
	expect(backendFor({ EDITOR_BACKEND: "github:a/b", EDITOR_AUTH_URL: "https://auth.example" })).toEqual({
		name: "github",
		repo: "a/b",
		base_url: "https://auth.example",
	});
	const gitlab = {
		name: "gitlab",
		repo: "a/b",
		base_url: "https://git.example",
		api_root: "https://git.example/api/v4",
	};
	expect(backendFor({ EDITOR_BACKEND: "gitlab:https://git.example/a/b" })).toEqual({ ...gitlab, ...token });
	expect(backendFor({ EDITOR_BACKEND: "gitlab:https://git.example/a/b", EDITOR_APP_ID: "id" })).toEqual({
		...gitlab,
		auth_type: "pkce",
		app_id: "id",
	});
	expect(backendFor({ EDITOR_BACKEND: "gitea:https://git.example/a/b" })).toEqual({
		name: "gitea",
		repo: "a/b",
		base_url: "https://git.example",
		api_root: "https://git.example/api/v1",
		...token,
	});
});
