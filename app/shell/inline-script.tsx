type InlineScriptProps = {
	text: string;
	type?: string;
	nonce?: string | undefined;
	/** Marks the element for a script that reads it. */
	"data-third-parties"?: "";
};

/** A script of our own inside the page. */
export function InlineScript({ text, ...attributes }: InlineScriptProps) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the text is made by the build or by toInlineJson
	return <script {...attributes} dangerouslySetInnerHTML={{ __html: text }} />;
}
