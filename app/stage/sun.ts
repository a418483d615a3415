import {
	DepthTexture,
	DoubleSide,
	GLSL3,
	LessEqualCompare,
	LinearFilter,
	Matrix4,
	OrthographicCamera,
	RawShaderMaterial,
	type Scene,
	Vector3,
	type WebGLRenderer,
	WebGLRenderTarget,
} from "three";
import type { Extent } from "./boards.ts";
import { towardsSun } from "./lights.ts";
import { shadowFragmentShader, shadowVertexShader } from "./shader.ts";

const size = 1024;

/** The sun and its shadow map, which is drawn again only when something has moved. */
export class Sun {
	readonly towards = new Vector3(...towardsSun).normalize();
	/** The two ways across a beam of sun: level, and upwards. */
	readonly across = new Vector3(0, 1, 0).cross(this.towards).normalize();
	readonly along = this.towards.clone().cross(this.across);
	/** Takes a point of the room to its place on the shadow map. */
	readonly matrix = new Matrix4();
	readonly target: WebGLRenderTarget;
	readonly #camera = new OrthographicCamera();
	readonly #material = new RawShaderMaterial({
		glslVersion: GLSL3,
		vertexShader: shadowVertexShader,
		fragmentShader: shadowFragmentShader,
		side: DoubleSide,
		colorWrite: false,
	});

	constructor() {
		const depthTexture = new DepthTexture(size, size);
		depthTexture.compareFunction = LessEqualCompare;
		depthTexture.magFilter = LinearFilter;
		depthTexture.minFilter = LinearFilter;
		this.target = new WebGLRenderTarget(size, size, { depthTexture });
	}

	get depth(): DepthTexture | null {
		return this.target.depthTexture;
	}

	/** Lets the beam cover a kitchen. */
	aim({ low, high }: Extent): void {
		const middle = new Vector3((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2);
		const half = 0.5 * Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2]) + 0.5;
		const camera = this.#camera;
		camera.left = -half;
		camera.right = half;
		camera.top = half;
		camera.bottom = -half;
		camera.near = 0.1;
		camera.far = 4 * half;
		camera.position.copy(middle).addScaledVector(this.towards, 2 * half);
		camera.lookAt(middle);
		camera.updateProjectionMatrix();
		camera.updateMatrixWorld();
		const toTexture = new Matrix4().set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1);
		this.matrix.copy(toTexture).multiply(camera.projectionMatrix).multiply(camera.matrixWorldInverse);
	}

	draw(renderer: WebGLRenderer, scene: Scene): void {
		scene.overrideMaterial = this.#material;
		renderer.setRenderTarget(this.target);
		renderer.clear();
		renderer.render(scene, this.#camera);
		renderer.setRenderTarget(null);
		scene.overrideMaterial = null;
	}

	dispose(): void {
		this.target.depthTexture?.dispose();
		this.target.dispose();
		this.#material.dispose();
	}
}
