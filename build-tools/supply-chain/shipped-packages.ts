import { findPackage, type LockedPackage, type LockFile, type Manifest, nameOf } from "./lock-file.ts";

/** Who gets it: the machine that serves the site, or everybody who visits it. */
type Receiver = "server" | "browser";

export type ShippedPackage = LockedPackage & {
	name: string;
	/** Where it is installed. */
	folder: string;
	receivers: readonly Receiver[];
	/** The server runs without it: it is for another platform, or an installed Node takes its place. */
	optional: boolean;
	/** Folders of the shipped packages that it needs. */
	needs: readonly string[];
};

/**
 * Packages whose work lies in the repository, so that no build meets the package itself: the typefaces are cut by
 * app/fonts/make-fonts.ts.
 */
export const kept: readonly string[] = ["@fontsource-variable/anybody", "@fontsource-variable/instrument-sans"];

/**
 * Everything of others that leaves this machine: what the server imports when it runs, and what the bundler put into
 * the files for browsers. `bundled` are folders, as the bundler named them.
 */
export function shippedPackages(
	lock: LockFile,
	manifest: Pick<Manifest, "dependencies" | "optionalDependencies">,
	bundled: readonly string[],
): ShippedPackage[] {
	const found = new Map<string, { receivers: Set<Receiver>; optional: boolean }>();
	const add = (folder: string, receiver: Receiver, optional: boolean) => {
		const before = found.get(folder);
		if (!before) found.set(folder, { receivers: new Set([receiver]), optional });
		else {
			before.receivers.add(receiver);
			before.optional &&= optional;
		}
	};
	const follow = (folder: string, optional: boolean) => {
		const before = found.get(folder);
		if (before?.receivers.has("server") && (optional || !before.optional)) return;
		add(folder, "server", optional);
		for (const [needed, isOptional] of needsOf(lock, folder)) follow(needed, optional || isOptional);
	};
	for (const name of Object.keys(manifest.dependencies)) follow(place(lock, name), false);
	for (const name of Object.keys(manifest.optionalDependencies)) follow(place(lock, name), true);
	for (const folder of [...bundled, ...kept.map((name) => place(lock, name))]) add(folder, "browser", false);

	return [...found]
		.map(([folder, { receivers, optional }]) => ({
			...locked(lock, folder),
			name: nameOf(folder),
			folder,
			receivers: [...receivers].sort(),
			optional,
			needs: needsOf(lock, folder)
				.map(([needed]) => needed)
				.filter((needed) => found.has(needed))
				.sort(),
		}))
		.sort((a, b) => (a.folder < b.folder ? -1 : 1));
}

/** What a package needs to run, with whether it can do without. Peers that are optional are the other's own affair. */
function needsOf(lock: LockFile, folder: string): [folder: string, optional: boolean][] {
	const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = locked(lock, folder);
	const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
	const needed = [...Object.keys(dependencies ?? {}), ...peers].map((name) => [name, false] as const);
	const wished = Object.keys(optionalDependencies ?? {}).map((name) => [name, true] as const);
	return [...needed, ...wished].map(([name, optional]) => [place(lock, name, folder), optional]);
}

function place(lock: LockFile, name: string, from = ""): string {
	const folder = findPackage(lock, name, from);
	if (!folder) throw new Error(`package-lock.json has no '${name}', which ${from || "package.json"} needs`);
	return folder;
}

function locked({ packages }: LockFile, folder: string): LockedPackage {
	const entry = packages[folder];
	if (!entry) throw new Error(`package-lock.json has no '${folder}', which is in the build: run npm ci`);
	return entry;
}
