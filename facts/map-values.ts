/** An object with the same keys and mapped values. */
export function mapValues<Key extends string, From, To>(
	object: Readonly<Record<Key, From>>,
	map: (from: From, key: Key) => To,
): Record<Key, To>;
export function mapValues<From, To>(
	object: Readonly<Record<string, From>>,
	map: (from: From, key: string) => To,
): Record<string, To> {
	return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value, key)]));
}
