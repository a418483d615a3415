import { createHash } from "node:crypto";
import type { Manifest } from "./lock-file.ts";
import type { ShippedPackage } from "./shipped-packages.ts";

/**
 * The software bill of materials in CycloneDX 1.6. It holds no time and no chance, so that the same packages give the
 * same file, byte for byte.
 */
export function billOfMaterials(shipped: readonly ShippedPackage[], manifest: Manifest): string {
	const site = `pkg:npm/${manifest.name}@${manifest.version}`;
	const references = new Map(shipped.map((one) => [one.folder, one.folder]));
	const direct = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.optionalDependencies)];
	const bill = {
		$schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
		bomFormat: "CycloneDX",
		specVersion: "1.6",
		version: 1,
		metadata: {
			lifecycles: [{ phase: "build" }],
			component: {
				"bom-ref": site,
				type: "application",
				name: manifest.name,
				version: manifest.version,
				licenses: [{ license: { id: manifest.license } }],
				purl: site,
			},
		},
		components: shipped.map(componentOf),
		dependencies: [
			{ ref: site, dependsOn: direct.flatMap((name) => references.get(`node_modules/${name}`) ?? []).sort() },
			...shipped.map(({ folder, needs }) => ({ ref: folder, dependsOn: needs })),
		],
	};
	const serialNumber = `urn:uuid:${uuidOf(JSON.stringify(bill))}`;
	return `${JSON.stringify({ ...bill, serialNumber }, null, "\t")}\n`;
}

function componentOf({ folder, name, version, license, integrity, receivers, optional }: ShippedPackage) {
	const [group, rest] = name.startsWith("@") ? name.split("/") : [undefined, name];
	return {
		"bom-ref": folder,
		type: "library",
		...(group ? { group } : {}),
		name: rest,
		version,
		scope: optional ? "optional" : "required",
		...(integrity ? { hashes: hashesOf(integrity) } : {}),
		...(license
			? { licenses: [/ (OR|AND) /.test(license) ? { expression: license } : { license: { id: license } }] }
			: {}),
		purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
		properties: receivers.map((receiver) => ({ name: "ships-to", value: receiver })),
	};
}

/** The lock file writes hashes as browsers do (`sha512-` and base64), CycloneDX wants hexadecimal digits. */
function hashesOf(integrity: string) {
	const algorithms: Record<string, string> = { sha1: "SHA-1", sha256: "SHA-256", sha384: "SHA-384", sha512: "SHA-512" };
	return integrity.split(" ").flatMap((one) => {
		const [, algorithm = "", digest = ""] = /^(\w+)-(.+)$/.exec(one) ?? [];
		const alg = algorithms[algorithm];
		return alg ? [{ alg, content: Buffer.from(digest, "base64").toString("hex") }] : [];
	});
}

/** A UUID (version 8: made in a way of one's own) of a text. */
function uuidOf(text: string): string {
	const digits = createHash("sha256").update(text).digest("hex");
	return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}
