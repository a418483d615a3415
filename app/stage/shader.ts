import { patternNumbers } from "./looks.ts";
import { slotNames } from "./slots.ts";

const slots = slotNames.length;
const pattern = (name: string) => `${patternNumbers[name]}.0`;

/** So many open fronts shade their surroundings; more are open without doing so. */
export const mostShading = 8;

export const vertexShader = `
precision highp float;
in vec3 position, normal;
in vec2 grain, light;
in float slot, shade;
uniform mat4 modelMatrix, viewMatrix, projectionMatrix;
uniform vec4 chart;
uniform vec2 grainStart;
uniform float within;
uniform vec4 tones[${slots}], makes[${slots}];
flat out vec4 vTone, vMake;
// Edges are thinner than a pixel: without "centroid" their values would be guessed from outside of them.
centroid out vec3 vWorld, vNormal;
centroid out vec2 vGrain, vLight;
centroid out float vShade;
void main() {
	vec4 world = modelMatrix * vec4(position, 1.0);
	int number = int(slot + 0.5);
	vTone = tones[number];
	vMake = makes[number];
	vWorld = world.xyz;
	vNormal = mat3(modelMatrix) * normal;
	vGrain = grain + grainStart;
	vLight = chart.xy + light * chart.zw;
	// What is behind a closed front lies in the dark.
	vShade = shade * (position.z < -0.0005 ? within : 1.0);
	gl_Position = projectionMatrix * viewMatrix * world;
}`;

/**
 * One shader for the whole room. Soft light comes from the map that bake-light.ts worked out; the sun falls through a
 * window that is only a shape and is stopped by a shadow map; what surfaces mirror is the room itself, made up
 * of a few colours and the window. Colours leave it as they came when the light on them adds up to 1.
 */
export const fragmentShader = `
precision highp float;
precision highp sampler2DArray;
precision highp sampler2DShadow;
flat in vec4 vTone, vMake;
centroid in vec3 vWorld, vNormal;
centroid in vec2 vGrain, vLight;
centroid in float vShade;
uniform mat4 sunMatrix;
uniform vec3 sunAcross, sunAlong, sunTarget;
uniform vec3 cameraPosition, towardsSun;
uniform vec3 windowLight, aboveLight, aroundLight, lampLight, sunLight, windowAt, wallTone, floorTone, backdrop;
uniform vec2 windowHalf;
uniform vec3 hazeFrom;
uniform float glow;
uniform sampler2D lightMap;
uniform sampler2DArray tiles;
uniform sampler2DShadow sunMap;
uniform vec3 openLow[${mostShading}], openHigh[${mostShading}];
uniform int openCount;
out vec4 colour;

float random(vec2 at) {
	vec3 mixed = fract(at.xyx * 0.1031);
	mixed += dot(mixed, mixed.yzx + 33.33);
	return fract((mixed.x + mixed.y) * mixed.z);
}

vec3 tile(vec2 at, float layer) { return texture(tiles, vec3(at, layer)).rgb * 2.0; }

/** Boards in rows, each cut from another place of the tree. */
vec3 planks(vec2 at) {
	float wide = 0.142;
	float row = floor(at.y / wide);
	float far = 1.9;
	float start = random(vec2(row, 3.0)) * far;
	float board = floor((at.x + start) / far);
	float chance = random(vec2(row, board));
	vec2 where = vec2(at.y / 0.5 + chance * 7.0, at.x / 1.1 + chance * 3.0);
	vec2 base = vec2(at.y / 0.5, at.x / 1.1);
	vec3 wood = textureGrad(tiles, vec3(where, 0.0), dFdx(base), dFdy(base)).rgb * 2.0;
	vec2 away = vec2(min(fract(at.y / wide), 1.0 - fract(at.y / wide)) * wide, min(fract((at.x + start) / far), 1.0 - fract((at.x + start) / far)) * far);
	float width = length(fwidth(at)) * 0.8 + 0.0012;
	float seam = max(1.0 - smoothstep(0.0, width, away.x), 1.0 - smoothstep(0.0, width, away.y)) * min(1.0, 0.0035 / width);
	return mix(vec3(1.0), wood, 0.85) * (0.9 + 0.2 * chance) * mix(1.0, 0.45, seam);
}

vec3 clayTiles(vec2 at) {
	float wide = 0.2;
	vec2 cell = floor(at / wide), inside = abs(fract(at / wide) - 0.5) * wide;
	float chance = random(cell);
	float away = wide * 0.5 - max(inside.x, inside.y);
	float width = length(fwidth(at)) * 0.7 + 0.0015;
	float joint = (1.0 - smoothstep(0.0028, 0.0028 + width, away)) * min(1.0, 0.006 / width);
	vec3 clay = mix(vec3(0.86, 0.82, 0.8), vec3(1.16, 1.14, 1.1), chance) * mix(vec3(1.0), tile(at * 0.8 + chance, 6.0), 0.5);
	return mix(clay, vec3(1.15, 1.5, 1.75), joint * 0.55);
}

vec3 patternAt(float kind) {
	if (kind < 0.5) return vec3(1.0);
	if (kind < 4.5) return tile(vec2(vGrain.x / 0.5, vGrain.y / 1.4), kind - 1.0);
	if (kind < ${pattern("marble-composite")} - 0.5) return tile(vGrain.yx / 1.25, kind - 1.0);
	if (kind < ${pattern("fibre")} - 0.5) return tile(vGrain.yx / 0.42, kind - 1.0);
	if (kind < ${pattern("plies")} - 0.5) return tile(vGrain / 0.24, kind - 1.0);
	if (kind < ${pattern("planks")} - 0.5) {
		// One light and one dark layer, again and again through the board.
		float layer = fract(vGrain.x / 0.0038);
		return mix(vec3(1.06), vec3(0.56, 0.47, 0.38), smoothstep(0.5, 0.62, layer) - smoothstep(0.92, 1.0, layer));
	}
	vec2 ground = vWorld.xz;
	if (kind < ${pattern("clay-tiles")} - 0.5) return planks(ground);
	if (kind < ${pattern("poured")} - 0.5) return clayTiles(ground);
	if (kind < ${pattern("lino")} - 0.5) return mix(vec3(1.0), tile(ground * 0.36, 6.0) * tile(ground * 1.3 + 0.4, 6.0), 0.75);
	if (kind < ${pattern("plaster")} - 0.5) return mix(vec3(1.0), tile(ground * 1.6, 6.0), 0.45);
	if (kind < ${pattern("brushed")} - 0.5) return mix(vec3(1.0), tile(vGrain * 0.33, 6.0) , 0.16);
	return mix(vec3(1.0), tile(vec2(vGrain.x * 9.0, vGrain.y * 0.25), 6.0), 0.3);
}

/** What is seen of the room in a direction: floor, walls, what is above, and the window. */
vec3 roomIn(vec3 way, float rough) {
	float soft = 0.08 + rough * 0.9;
	vec3 seen = mix(floorTone * aroundLight, mix(mix(vec3(0.8), wallTone, 0.55) * aroundLight * 1.15, aboveLight * 1.1, smoothstep(0.1, 0.9, way.y)), smoothstep(-soft, soft, way.y + 0.05));
	// The room behind the visitor has a bright side too: without it metal would have nothing to mirror.
	vec2 board = abs(vec2(way.x - 0.25, way.y - 0.22)) - vec2(0.34, 0.16);
	seen += aboveLight * 0.9 * step(0.0, way.z) * (1.0 - smoothstep(-soft * 0.5, soft * 0.6, max(board.x, board.y)));
	float reach = (windowAt.x - vWorld.x) / min(way.x, -0.02);
	vec2 hit = abs((vWorld + way * reach).yz - windowAt.yz) - windowHalf;
	float blur = 0.06 + rough * 1.6;
	float panes = (1.0 - smoothstep(-blur, blur, hit.x)) * (1.0 - smoothstep(-blur, blur, hit.y)) * step(way.x, -0.02);
	return seen + windowLight * panes * 3.4 + lampLight * 0.35 * smoothstep(0.5, 1.0, way.y);
}

float sunAt(float facing) {
	if (facing <= 0.0) return 0.0;
	vec3 aside = vWorld - sunTarget;
	float height = dot(aside, sunAlong);
	vec2 pane = abs(vec2(dot(aside, sunAcross), height));
	float soft = 0.05;
	float frame = (1.0 - smoothstep(0.86 - soft, 0.86 + soft, pane.x)) * (1.0 - smoothstep(0.92 - soft, 0.92 + soft, pane.y));
	float bars = smoothstep(0.02, 0.02 + soft, pane.x) * smoothstep(0.015, 0.015 + soft, abs(height - 0.34));
	float inside = frame * bars;
	if (inside <= 0.0) return 0.0;
	vec3 at = (sunMatrix * vec4(vWorld, 1.0)).xyz;
	float slope = 0.0016 + 0.004 * (1.0 - facing);
	float lit = 0.0;
	// Five looks at the map, turned a little from pixel to pixel.
	float spin = random(gl_FragCoord.xy) - 0.5;
	mat2 turn = mat2(1.0, spin, -spin, 1.0) * (3.2 / 1024.0);
	lit += texture(sunMap, vec3(at.xy, at.z - slope));
	lit += texture(sunMap, vec3(at.xy + turn * vec2(0.9, 0.3), at.z - slope));
	lit += texture(sunMap, vec3(at.xy + turn * vec2(-0.3, 0.9), at.z - slope));
	lit += texture(sunMap, vec3(at.xy + turn * vec2(-0.9, -0.3), at.z - slope));
	lit += texture(sunMap, vec3(at.xy + turn * vec2(0.3, -0.9), at.z - slope));
	return inside * lit * 0.2 * facing;
}

/** Shade of what stands open: the nearer, the deeper. */
float shadeOfOpen(vec3 normal) {
	float shade = 1.0;
	for (int number = 0; number < openCount; number++) {
		vec3 way = clamp(vWorld, openLow[number], openHigh[number]) - vWorld;
		float far = length(way);
		if (far < 0.002) continue;
		float facing = max(0.0, dot(normal, way) / far * 0.75 + 0.25);
		float near = 1.0 / (1.0 + far * far * 26.0);
		shade *= 1.0 - 0.62 * facing * near;
	}
	return shade;
}

void main() {
	vec3 normal = normalize(vNormal);
	vec3 eye = normalize(cameraPosition - vWorld);
	vec3 soft = texture(lightMap, vLight).rgb;
	soft *= soft * 4.0;
	vec3 face = vTone.rgb * patternAt(vMake.y);
	float rough = vTone.a, metal = vMake.x;
	float open = shadeOfOpen(normal);
	float nook = soft.g * vShade * open;

	vec3 toWindow = normalize(windowAt - vWorld);
	float key = clamp((dot(normal, toWindow) + 0.28) / 1.28, 0.0, 1.0);
	vec3 below = mix(vec3(dot(floorTone, vec3(0.3, 0.5, 0.2))), floorTone, 0.5) * 0.9;
	vec3 sky = mix(aroundLight * below, mix(aroundLight, aboveLight, max(normal.y, 0.0)), smoothstep(-1.0, 0.35, normal.y));
	vec3 light = sky * nook + windowLight * soft.r * key * mix(open, 1.0, 0.35) * min(1.0, vShade + 0.1);
	light += lampLight * soft.b * vShade * mix(open, 1.0, 0.4);
	float facing = dot(normal, towardsSun);
	if (sunLight.r > 0.0) light += sunLight * sunAt(facing) * min(1.0, vShade + 0.15);

	float turned = 1.0 - max(dot(normal, eye), 0.0);
	float edge = turned * turned * turned * turned * turned * (1.0 - rough) * (1.0 - rough);
	vec3 mirrored = mix(vec3(0.003 + 0.045 * (1.0 - rough) * (1.0 - rough)), face, metal);
	// What is matt mirrors nothing in particular: all that reaches it, evenly.
	vec3 room = rough > 0.45 ? light : roomIn(reflect(-eye, normal), rough) * mix(nook, 1.0, 0.25) * min(1.0, vShade * 1.6);
	room += lampLight * soft.b * metal * 0.3;
	vec3 gleam = (mirrored + (1.0 - mirrored) * edge) * room;
	vec3 seen = face * (1.0 - metal) * light + gleam + face * vMake.z * glow;

	// Far from the kitchen the room fades into its own colour.
	vec2 out2 = vWorld.xz - hazeFrom.xy;
	float near = hazeFrom.z * hazeFrom.z;
	seen = mix(seen, backdrop, smoothstep(near, near * 6.5, dot(out2, out2)));

	// Up to 0.8 nothing is touched; above, light rolls off instead of being cut.
	vec3 over = max(seen - 0.8, 0.0);
	seen = min(seen, 0.8) + 0.2 * over / (over + 0.2);
	// To sRGB by roots, which are quicker than powers and differ from them by less than a step of 255.
	vec3 root = sqrt(max(seen, 0.0)), second = sqrt(root), third = sqrt(second);
	seen = 0.662002687 * root + 0.684122060 * second - 0.323583601 * third - 0.0225411470 * seen;
	colour = vec4(seen + (random(gl_FragCoord.xy + 0.5) - 0.5) / 255.0, 1.0);
}`;

export const shadowVertexShader = `
precision highp float;
in vec3 position;
uniform mat4 modelMatrix, viewMatrix, projectionMatrix;
void main() { gl_Position = projectionMatrix * viewMatrix * modelMatrix * vec4(position, 1.0); }`;

export const shadowFragmentShader = `
precision lowp float;
out vec4 colour;
void main() { colour = vec4(1.0); }`;

export const copyVertexShader = `
precision highp float;
in vec3 position;
out vec2 vAt;
void main() {
	vAt = position.xy * 0.5 + 0.5;
	gl_Position = vec4(position.xy, 0.0, 1.0);
}`;

export const copyFragmentShader = `
precision highp float;
in vec2 vAt;
uniform sampler2D picture;
out vec4 colour;
void main() { colour = texture(picture, vAt); }`;
