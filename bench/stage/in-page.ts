// Runs in the page: each function may use nothing from outside itself.

/** How many of each kind WebGL was asked for and has not been given back. */
export type Alive = Record<string, number>;
export type Shown = { ms: number; calls: number };

/** Before anything else: counts what WebGL makes, gives back and draws. */
export function countWebGL(): void {
	const alive: Record<string, number> = {};
	const counts = { alive, calls: 0 };
	Object.assign(window, { webgl: counts });
	const proto = WebGL2RenderingContext.prototype;
	const wrap = (name: string, before: () => void) => {
		const original: unknown = Reflect.get(proto, name);
		if (typeof original !== "function") return;
		Reflect.set(proto, name, function (this: WebGL2RenderingContext, ...args: unknown[]) {
			before();
			return Reflect.apply(original, this, args);
		});
	};
	for (const kind of ["Buffer", "Texture", "VertexArray", "Framebuffer", "Renderbuffer", "Program", "Shader"]) {
		const count = (step: number) => () => {
			alive[kind] = (alive[kind] ?? 0) + step;
		};
		wrap(`create${kind}`, count(1));
		wrap(`delete${kind}`, count(-1));
	}
	for (const name of ["drawElements", "drawArrays"]) {
		wrap(name, () => {
			counts.calls += 1;
		});
	}
}

export function livingThings(): Alive {
	return { ...Reflect.get(window, "webgl").alive };
}

/** Chooses one of a field's values and waits until its frame has been drawn. */
export async function choose({ name, chance }: { name: string; chance: number }): Promise<void> {
	const inputs = document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${name}"]:enabled`);
	inputs[Math.floor(chance * inputs.length)]?.click();
	await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/** Milliseconds from a choice until its pixels are there, or nothing when it is what is shown already. */
export async function timeChange({ name, value }: { name: string; value: string }): Promise<Shown | undefined> {
	const counts = Reflect.get(window, "webgl");
	const input = document.querySelector<HTMLInputElement>(`input[type=radio][name="${name}"][value="${value}"]`);
	const gl = document.querySelector<HTMLCanvasElement>("[data-shown] canvas")?.getContext("webgl2");
	if (!input || !gl) throw new Error("The choice or the stage is missing.");
	if (input.checked) return undefined;
	// Patterns that an earlier choice asked for, and the sharper picture after it, are over by then.
	await new Promise((done) => setTimeout(done, 1500));
	counts.calls = 0;
	const start = performance.now();
	input.click();
	await new Promise<void>((done) => {
		const look = () => (counts.calls > 0 ? done() : requestAnimationFrame(look));
		requestAnimationFrame(look);
	});
	// Reading a pixel waits for all that was drawn.
	gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
	return { ms: performance.now() - start, calls: counts.calls };
}
