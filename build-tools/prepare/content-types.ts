import { extname } from "node:path";

const types: Record<string, string> = {
	".avif": "image/avif",
	".css": "text/css; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".ico": "image/x-icon",
	".jpg": "image/jpeg",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".md": "text/markdown; charset=utf-8",
	".png": "image/png",
	".svg": "image/svg+xml",
	".txt": "text/plain; charset=utf-8",
	".wasm": "application/wasm",
	".webmanifest": "application/manifest+json",
	".webp": "image/webp",
	".woff2": "font/woff2",
	".xml": "application/xml; charset=utf-8",
};

/** The type of a file by its name; an unknown one stops the build rather than being served as something else. */
export function contentTypeOf(file: string): string {
	const type = types[extname(file)];
	if (!type) throw new Error(`No content type is known for '${file}': add it to build-tools/prepare/content-types.ts`);
	return type;
}

/** Text shrinks when compressed; pictures and fonts are compressed already. */
export function isCompressible(type: string): boolean {
	return /^(text\/|application\/(json|xml|manifest|wasm)|image\/svg)/.test(type);
}
