/** Enough to keep disk and processors busy, few enough that a large site does not fill the memory. */
const atOnce = 16;

/** Does the work for every item, some of them at a time; the results are in the order of the items. */
export async function someAtATime<Item, Result>(
	items: readonly Item[],
	work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
	const results: Result[] = [];
	const waiting = items.entries();
	const takeTurns = async () => {
		for (const [position, item] of waiting) results[position] = await work(item);
	};
	await Promise.all(Array.from({ length: atOnce }, takeTurns));
	return results;
}
