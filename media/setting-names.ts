/** Every word of a setting, at any depth. "fenix:tabasco" names both. */
export function namesInSetting(setting: unknown): Set<string> {
	const names = new Set<string>();
	const look = (value: unknown) => {
		if (typeof value === "string") for (const name of [value, ...value.split(":")]) names.add(name);
		else if (Array.isArray(value)) value.forEach(look);
		else if (value !== null && typeof value === "object") {
			for (const [key, inner] of Object.entries(value)) {
				names.add(key);
				look(inner);
			}
		}
	};
	look(setting);
	return names;
}
