export type RecentCache<Value> = {
	/** Returns the cached value, or caches what `make` returns (unless undefined). */
	get(key: string, make: () => Value | undefined): Value | undefined;
	/** Does nothing where another value was cached since. */
	delete(key: string, value: Value | undefined): void;
};

/** A cache of the most recently used values. */
export function createRecentCache<Value>(limit: number): RecentCache<Value> {
	const values = new Map<string, Value>();
	return {
		get: (key, make) => {
			const value = values.get(key) ?? make();
			if (value === undefined) return undefined;
			// Move it to the end: the first in the map is the least recently used.
			values.delete(key);
			values.set(key, value);
			const [oldest] = values.keys();
			if (values.size > limit && oldest !== undefined) values.delete(oldest);
			return value;
		},
		delete: (key, value) => {
			if (values.get(key) === value) values.delete(key);
		},
	};
}
