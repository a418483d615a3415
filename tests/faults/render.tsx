/** Breaks while it is rendered, on the server. */
export default function RenderFault(): never {
	throw new Error("broken on purpose: render");
}
