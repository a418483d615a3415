import { reactRouter } from "@react-router/dev/vite";
import { checkContentFile } from "../../content/check-files.ts";
import { checkFactFile } from "../../facts/check-files.ts";
import { yamlPlugin } from "../../yaml/vite-plugin.ts";
import { picturePlugin } from "../pictures/picture-plugin.ts";
import { developmentDesk } from "./development-desk.ts";
import { developmentEditor } from "./development-editor.ts";
import { factsCssPlugin } from "./facts-css.ts";
import { pageScriptsPlugin } from "./page-scripts.ts";

export const sitePlugins = () => [
	yamlPlugin((yaml) => (yaml.file.startsWith("facts/") ? checkFactFile(yaml) : checkContentFile(yaml.file))),
	pageScriptsPlugin(),
	factsCssPlugin(),
	picturePlugin(),
	developmentDesk(),
	developmentEditor(),
	reactRouter(),
];
