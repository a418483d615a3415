import { isLinkName, type LinkName } from "../facts/site/links.ts";
import { isMailDraftName, type MailDraftName } from "../facts/site/mail-drafts.ts";
import { isPageKey, type PageKey } from "../facts/site/pages.ts";
import { isSubjectKey, type SubjectKey } from "../facts/site/subjects.ts";

export type ParsedTarget =
	| { kind: "page"; key: PageKey; hash: string }
	| { kind: "link"; name: LinkName }
	| { kind: "mail"; name: MailDraftName }
	| { kind: "ask"; subject: SubjectKey };

/** Reads a target such as page:faq#delivery or link:instagram; undefined where it names nothing that exists. */
export function parseLinkTarget(target: string): ParsedTarget | undefined {
	const [, kind, name = "", hash = ""] = /^(page|link|mail|ask):([^#]+)(#[\w-]+)?$/.exec(target) ?? [];
	if (kind === "page" && isPageKey(name)) return { kind, key: name, hash };
	if (hash !== "") return undefined;
	if (kind === "link" && isLinkName(name)) return { kind, name };
	if (kind === "mail" && isMailDraftName(name)) return { kind, name };
	if (kind === "ask" && isSubjectKey(name)) return { kind, subject: name };
	return undefined;
}
