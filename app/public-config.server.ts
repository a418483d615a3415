import { readConfig } from "../config/read-config.ts";

/** The part of the settings that pages may use. Read once, when the build or the server starts. */
export const publicConfig = readConfig(process.env).public;
