/** The app puts everything of third parties between these comments (app/third-parties). */
const thirdParties = /<!--third-parties-->[\s\S]*?<!--\/third-parties-->/g;
const scripts = /<script[\s\S]*?<\/script>/g;

export function withoutScripts(html: string): string {
	return html.replace(thirdParties, "").replace(scripts, "");
}
