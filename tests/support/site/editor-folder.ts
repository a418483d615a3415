import { globSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

/** Gives the editor a folder that looks like this repository, inside the browser, in place of one on the computer. */
export async function offerFolder(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const open = async () => {
			const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("repository", { create: true });
			const granted = async () => "granted";
			return Object.assign(folder, { requestPermission: granted, queryPermission: granted });
		};
		Object.assign(window, { showDirectoryPicker: open });
	});
	await page.goto("/admin");
	const files = globSync(["content/{nl,en}/**/*.yaml", "facts/**/*.yaml", "media/photos/*.yaml"]);
	await writeFiles(page, {
		".git/config": "",
		...Object.fromEntries(files.map((file) => [file, readFileSync(file, "utf8")])),
	});
}

async function writeFiles(page: Page, files: Record<string, string>): Promise<void> {
	await page.evaluate(async (all) => {
		for (const [path, text] of Object.entries(all)) {
			let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("repository", { create: true });
			const names = path.split("/");
			for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
			const file = await folder.getFileHandle(names.at(-1) ?? "", { create: true });
			const stream = await file.createWritable();
			await stream.write(text);
			await stream.close();
		}
	}, files);
}

/** The files below a folder of it as they are now, by their path. Pictures are not read. */
export function filesBelow(page: Page, folder: string): Promise<Record<string, string>> {
	return page.evaluate(async (path) => {
		let handle = await (await navigator.storage.getDirectory()).getDirectoryHandle("repository");
		for (const name of path.split("/")) handle = await handle.getDirectoryHandle(name);
		const found: Record<string, string> = {};
		const read = async (below: FileSystemDirectoryHandle, prefix: string) => {
			for await (const [name, child] of below.entries()) {
				if (child instanceof FileSystemDirectoryHandle) await read(child, `${prefix}/${name}`);
				else if (child instanceof FileSystemFileHandle) {
					const file = await child.getFile();
					found[`${prefix}/${name}`] = name.endsWith(".yaml") ? await file.text() : `${file.size} bytes`;
				}
			}
		};
		await read(handle, path);
		return found;
	}, folder);
}
