/** Whether pictures are worked out by the processor, on machines and in browsers without a graphics card. Throws where there are none at all. */
export function isDrawnInSoftware(): boolean {
	const gl = document.createElement("canvas").getContext("webgl2");
	if (!gl) throw new Error("This browser has no WebGL 2, which the stage needs.");
	const details = gl.getExtension("WEBGL_debug_renderer_info");
	const name = String(gl.getParameter(details ? details.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
	gl.getExtension("WEBGL_lose_context")?.loseContext();
	return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name);
}
