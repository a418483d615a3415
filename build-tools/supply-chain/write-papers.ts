import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { billOfMaterials } from "./bill-of-materials.ts";
import { bundledPackagesFile } from "./bundled-packages-plugin.ts";
import { licencesDocument, licencesForBrowsers, licenceTextOf } from "./licence-papers.ts";
import { readLockFile, readManifest } from "./lock-file.ts";
import { shippedPackages } from "./shipped-packages.ts";

const project = resolve(import.meta.dirname, "../..");

/** Lays beside a fresh build what it is made of. Before the build is prepared: browsers can ask for their part of it. */
export function writePapers(buildFolder: string): void {
	const bundled: string[] = JSON.parse(readFileSync(join(buildFolder, bundledPackagesFile), "utf8"));
	const manifest = readManifest();
	const shipped = shippedPackages(readLockFile(), manifest, bundled);
	const textOf = (folder: string) => licenceTextOf(project, folder);
	writeFileSync(join(buildFolder, "sbom.cdx.json"), billOfMaterials(shipped, manifest));
	writeFileSync(join(buildFolder, "licences.md"), licencesDocument(shipped, textOf));
	writeFileSync(join(buildFolder, "client/licences.txt"), licencesForBrowsers(shipped, textOf));
}
