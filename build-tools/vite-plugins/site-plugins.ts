import { reactRouter } from "@react-router/dev/vite";
import { checkContentFile } from "../../content/check-files.ts";
import { checkFactFile } from "../../facts/check-files.ts";
import { yamlPlugin } from "../../yaml/vite-plugin.ts";
import { picturePlugin } from "../pictures/picture-plugin.ts";
import { developmentEditor } from "./development-editor.ts";
import { developmentServer } from "./development-server.ts";
import { factsCssPlugin } from "./facts-css.ts";
import { pageScriptsPlugin } from "./page-scripts.ts";

export const sitePlugins = () => [
	yamlPlugin((yaml) => (yaml.file.startsWith("facts/") ? checkFactFile(yaml) : checkContentFile(yaml.file))),
	pageScriptsPlugin(),
	factsCssPlugin(),
	picturePlugin(),
	developmentServer(),
	developmentEditor(),
	reactRouter(),
];
