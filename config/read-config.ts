import * as v from "valibot";
import { linkNames, linkOf, type Services } from "../facts/links.ts";
import { linkSchemas, schemas } from "./settings.ts";

/** What the browser may know. Nothing reaches a page from the environment except through this. */
export type PublicConfig = Services & { siteUrl: string; apiBaseUrl: string };

export type Config = {
	public: PublicConfig;
	port: number;
	host: string;
	trustProxy: boolean;
	logLevel: "silent" | "error" | "warn" | "info" | "debug";
};

/** Raised with every wrong setting at once, so that nobody mends them one start at a time. */
export class ConfigError extends Error {
	readonly problems: readonly string[];

	constructor(problems: readonly string[]) {
		super(`The settings are wrong:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
		this.name = "ConfigError";
		this.problems = problems;
	}
}

const oneProblemEach = { abortPipeEarly: true } as const;

type Environment = Record<string, string | undefined>;

export function readConfig(environment: Environment): Config {
	// An empty value means unset: that is how a line of .env is left blank.
	const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
	const main = v.safeParse(v.object(schemas), given, oneProblemEach);
	const services = v.safeParse(v.object(linkSchemas), given, oneProblemEach);
	const problems = [...(main.issues ?? []), ...(services.issues ?? [])].map((issue) => {
		const name = String(issue.path?.[0]?.key);
		return `${name} ${issue.message} (it is '${given[name] ?? ""}')`;
	});
	if (!main.success || !services.success) throw new ConfigError(problems);
	const { output } = main;
	return {
		public: {
			siteUrl: output.SITE_URL,
			apiBaseUrl: output.API_BASE_URL,
			contactEmail: output.CONTACT_EMAIL,
			jobsEmail: output.JOBS_EMAIL ?? output.CONTACT_EMAIL,
			links: configuredLinks(services.output),
		},
		port: output.PORT,
		host: output.HOST,
		trustProxy: output.TRUST_PROXY,
		logLevel: output.LOG_LEVEL,
	};
}

function configuredLinks(values: Environment): Services["links"] {
	const links: Services["links"] = {};
	for (const name of linkNames) {
		const address = values[linkOf(name).variable];
		if (address) links[name] = address;
	}
	return links;
}
