/** Resolves once the browser has shown what has been changed until now. */
export function nextFrame(): Promise<void> {
	return new Promise((done) => {
		requestAnimationFrame(() => setTimeout(done));
	});
}
