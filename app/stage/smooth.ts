import {
	BufferAttribute,
	BufferGeometry,
	type Camera,
	GLSL3,
	Mesh,
	OrthographicCamera,
	RawShaderMaterial,
	Scene,
	Vector2,
	type WebGLRenderer,
	WebGLRenderTarget,
} from "three";
import { copyFragmentShader, copyVertexShader } from "./shader.ts";

/** Draws with smooth edges: beside the canvas with four samples for each pixel, then onto it. */
export class Smooth {
	readonly #target = new WebGLRenderTarget(1, 1, { samples: 4 });
	readonly #material = new RawShaderMaterial({
		glslVersion: GLSL3,
		vertexShader: copyVertexShader,
		fragmentShader: copyFragmentShader,
		uniforms: { picture: { value: this.#target.texture } },
		depthTest: false,
		depthWrite: false,
	});
	readonly #sheet = new Mesh(new BufferGeometry(), this.#material);
	readonly #scene = new Scene();
	readonly #camera = new OrthographicCamera();

	constructor() {
		this.#sheet.geometry.setAttribute(
			"position",
			new BufferAttribute(new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0]), 3),
		);
		this.#sheet.frustumCulled = false;
		this.#scene.add(this.#sheet);
	}

	draw(renderer: WebGLRenderer, scene: Scene, camera: Camera): void {
		const { x, y } = renderer.getDrawingBufferSize(new Vector2());
		if (this.#target.width !== x || this.#target.height !== y) this.#target.setSize(x, y);
		renderer.setRenderTarget(this.#target);
		renderer.render(scene, camera);
		renderer.setRenderTarget(null);
		renderer.render(this.#scene, this.#camera);
	}

	dispose(): void {
		this.#target.dispose();
		this.#material.dispose();
		this.#sheet.geometry.dispose();
	}
}
