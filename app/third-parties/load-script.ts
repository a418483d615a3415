export function loadScript(src: string): HTMLScriptElement {
	const script = document.createElement("script");
	script.async = true;
	script.src = src;
	document.head.append(script);
	return script;
}
