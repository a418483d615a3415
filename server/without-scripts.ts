/** What the app adds to a page for scripts of others stands between these marks (app/third-parties). */
const thirdParties = /<!--third-parties-->[\s\S]*?<!--\/third-parties-->/g;
const scripts = /<script[\s\S]*?<\/script>/g;

/** A page in which nothing runs and nobody else is told of it. */
export function withoutScripts(html: string): string {
	return html.replace(thirdParties, "").replace(scripts, "");
}
