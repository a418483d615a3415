import * as v from "valibot";

/** Where the studio's editor signs in and saves. */
export type EditorBackend = {
	service: "github" | "gitlab" | "gitea";
	/** The service's address, such as https://gitlab.com. */
	host: string;
	/** `owner/repository`; on GitLab there may be groups before it. */
	repository: string;
	/** Its default branch where unset. */
	branch?: string;
	/** Signs in through an application of GitLab, Gitea or Forgejo. */
	appId?: string;
	/** Signs in through an authenticator for GitHub. */
	authUrl?: string;
};

const hosts: readonly EditorBackend["service"][] = ["github", "gitlab", "gitea"];
/** Gitea and Forgejo run on one's own host. */
const defaultHosts = { github: "https://github.com", gitlab: "https://gitlab.com", gitea: undefined } as const;
const form = /^(\w+):(https:\/\/[^\s/@]+(?=\/))?\/?([\w.-]+(?:\/[\w.-]+)+)(?:@(\S+))?$/;

/** `github:owner/repository@branch`, `gitlab:group/repository`, `gitea:https://git.example.com/owner/repository` */
export const editorBackend = v.pipe(
	v.string(),
	v.transform(parseBackend),
	v.check(
		(backend) => backend !== undefined,
		"must be such as github:owner/repository@branch, gitlab:group/repository or gitea:https://git.example.com/owner/repository",
	),
);

function parseBackend(value: string): EditorBackend | undefined {
	const [, name = "", givenHost, repository = "", branch] = form.exec(value.trim()) ?? [];
	const service = hosts.find((host) => host === name);
	// The editor library supports no other host for GitHub than github.com.
	if (!service || (service === "github" && (givenHost || repository.split("/").length !== 2))) return undefined;
	const host = givenHost ?? defaultHosts[service];
	return host ? { service, host, repository, ...(branch && { branch }) } : undefined;
}

/** The only other origin that the editor may talk to. */
export function apiOriginOf({ service, host }: EditorBackend): string {
	return service === "github" ? "https://api.github.com" : host;
}
