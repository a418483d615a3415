import type { Backend } from "@sveltia/cms";
import type { EditorBackend } from "../config/editor-backend.ts";

/** The library's backend setting. Without a backend only a folder on this computer can be opened. */
export function backendFor(editor: EditorBackend | undefined): Backend {
	if (!editor) return { name: "gitea", repo: "local/no-more-boring-kitchens", auth_methods: ["token"] };
	const { service: name, host, repository: repo, branch, appId: app_id, authUrl: base_url } = editor;
	const common = { repo, ...(branch && { branch }) };
	const token = { auth_methods: ["token" as const] };
	switch (name) {
		case "github":
			return { name, ...common, ...(base_url ? { base_url } : token) };
		case "gitlab": {
			const signIn = app_id ? { auth_type: "pkce" as const, app_id } : token;
			return { name, ...common, ...signIn, base_url: host, api_root: `${host}/api/v4` };
		}
		case "gitea":
			return { name, ...common, ...(app_id ? { app_id } : token), base_url: host, api_root: `${host}/api/v1` };
	}
}
