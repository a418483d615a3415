/** Whole when the server renders it; breaks in the browser, while React hydrates it. */
export default function HydrationFault() {
	if (typeof window !== "undefined") throw new Error("broken on purpose: hydration");
	return <h1>Whole on the server</h1>;
}
