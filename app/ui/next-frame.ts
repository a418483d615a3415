/** Resolves after the next paint. */
export function nextFrame(): Promise<void> {
	return new Promise((done) => {
		requestAnimationFrame(() => setTimeout(done));
	});
}
