import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import * as v from "valibot";
import { checkFile } from "../yaml/check-yaml.ts";
import { describeFault, type Read } from "../yaml/fault.ts";
import { readYaml } from "../yaml/read-yaml.ts";
import { type Photo, photoSchema } from "./photo-schema.ts";
import { minPhotoPx, pictureProblem } from "./picture-problem.ts";
import { mediaFolder, shortName, shotNames } from "./shots.ts";

const photosFolder = join(mediaFolder, "photos");
const ending = ".yaml";

/** `name` is that of its entry; `original` the file as it was taken. */
type NamedPhoto = { name: string; photo: Photo; original: string };

/** Reads and checks a photograph's entry and picture: the photograph, or its faults. */
export async function readPhoto(file: string): Promise<Read<NamedPhoto>> {
	const read = readYaml(shortName(file), readFileSync(file, "utf8"));
	if (!read.ok) return read;
	const yaml = read.value;
	const fault = (field: string, problem: string): Read<never> => ({
		ok: false,
		faults: [{ file: yaml.file, line: yaml.lineOf(field ? [field] : []), field, problem }],
	});
	const name = basename(file, ending);
	// The name is part of addresses.
	if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
		return fault(
			"",
			"heeft een naam die niet kan; gebruik kleine letters, cijfers en streepjes, zoals flush-utrecht.yaml",
		);
	}
	const schema = photoSchema(shotNames());
	const faults = checkFile(yaml, schema);
	if (faults.length > 0) return { ok: false, faults };
	const photo = v.parse(schema, yaml.data);
	const original = join(dirname(file), basename(photo.photo));
	const problem = await pictureProblem(original, minPhotoPx);
	return problem ? fault("photo", `${photo.photo} ${problem}`) : { ok: true, value: { name, photo, original } };
}

/** All photographs of the site. */
export async function readPhotos(): Promise<NamedPhoto[]> {
	const problems = await checkPhotos();
	if (problems.length > 0) throw new Error(problems.join("\n"));
	const photos = await Promise.all(entriesIn(photosFolder).map(readPhoto));
	return photos.flatMap((photo) => (photo.ok ? [photo.value] : []));
}

/** The faults of a folder's photographs: in entries, in files, and between them. */
export async function checkPhotos(folder = photosFolder): Promise<string[]> {
	const entries = entriesIn(folder);
	const photos = await Promise.all(entries.map(readPhoto));
	const texts = entries.map((file) => readFileSync(file, "utf8"));
	return [
		...photos.flatMap((photo) => (photo.ok ? [] : photo.faults.map(describeFault))),
		...replacedTwice(photos.flatMap((photo) => (photo.ok ? [photo.value] : []))).map(
			(line) => `${shortName(folder)}/${line}`,
		),
		...filesIn(folder)
			.filter((file) => /\.(jpe?g|png|webp|heic)$/i.test(file) && !texts.some((text) => text.includes(file)))
			.map(
				(file) =>
					`${shortName(join(folder, file))}: heeft geen beschrijving; voeg er een toe (zie media/README.md) of haal het bestand weg`,
			),
	];
}

/** Whether the studio has put in any photographs. */
export const hasPhotos = () => entriesIn(photosFolder).length > 0;

function replacedTwice(photos: readonly NamedPhoto[]): string[] {
	return photos.flatMap(({ name, photo: { replaces } }, position) => {
		const first = replaces && photos.slice(0, position).find(({ photo }) => photo.replaces === replaces);
		return first ? [`${name}.yaml, replaces: ${first.name}.yaml vervangt ${replaces} al; kies er één`] : [];
	});
}

const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).sort() : []);
const entriesIn = (folder: string) =>
	filesIn(folder)
		.filter((file) => file.endsWith(ending))
		.map((file) => join(folder, file));
