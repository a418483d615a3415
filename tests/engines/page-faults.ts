/**
 * Runs in the page and may use nothing from outside itself: what is wrong with the first screen, as sentences. Things
 * may lie over each other where their style says so (positioned, transformed, or put into the same cell of a grid).
 */
export function pageFaults(): string[] {
	/** Panels share the dark reveal between them. */
	const sharedEdge = 8;
	const faults: string[] = [];
	const root = document.documentElement;
	if (root.scrollWidth > root.clientWidth) {
		faults.push(`scrolls sideways: ${root.scrollWidth} px wide, on ${root.clientWidth} px`);
	}
	const describe = (element: Element) => {
		const { tagName, id, className } = element;
		const words = (element.textContent ?? "").trim().slice(0, 30);
		return `<${tagName.toLowerCase()}${id ? ` #${id}` : ""} class="${String(className).slice(0, 60)}"> ${words}`;
	};
	const isInFirstScreen = (box: DOMRect) => box.width > 1 && box.height > 1 && box.top < innerHeight && box.bottom > 0;
	const clips = (element: Element) => getComputedStyle(element).overflowX !== "visible";
	const isClipped = (element: Element) => {
		for (let parent = element.parentElement; parent; parent = parent.parentElement) if (clips(parent)) return true;
		return false;
	};
	const isTurned = (element: Element) => {
		for (let one: Element | null = element; one; one = one.parentElement) {
			if (getComputedStyle(one).rotate !== "none") return true;
		}
		return false;
	};
	for (const element of document.querySelectorAll("body *")) {
		if (!element.checkVisibility({ visibilityProperty: true })) continue;
		const box = element.getBoundingClientRect();
		if (!isInFirstScreen(box) || isClipped(element)) continue;
		if (box.left < -1 || box.right > root.clientWidth + 1)
			faults.push(`sticks out of the screen: ${describe(element)}`);
		const parent = element.parentElement?.getBoundingClientRect();
		if (
			element instanceof HTMLImageElement &&
			parent &&
			(box.width > parent.width + 1 || box.height > parent.height + 1)
		) {
			faults.push(`is larger than its panel: ${describe(element.parentElement ?? element)}`);
		}
	}
	for (const container of document.querySelectorAll("body *")) {
		const { display } = getComputedStyle(container);
		if (!/grid|flex/.test(display) || !isInFirstScreen(container.getBoundingClientRect())) continue;
		// Boxes are upright: around turned things they are larger than those.
		if (isTurned(container)) continue;
		const children = [...container.children].filter((child) => {
			const { position, transform, rotate, translate } = getComputedStyle(child);
			return (
				position !== "absolute" &&
				position !== "fixed" &&
				[transform, rotate, translate].every((value) => value === "none") &&
				child.checkVisibility({ visibilityProperty: true }) &&
				isInFirstScreen(child.getBoundingClientRect())
			);
		});
		for (const [index, one] of children.entries()) {
			for (const other of children.slice(index + 1)) {
				const [a, b] = [getComputedStyle(one), getComputedStyle(other)];
				const sameCell =
					a.gridRowStart !== "auto" && a.gridRowStart === b.gridRowStart && a.gridColumnStart === b.gridColumnStart;
				const [first, second] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
				const width = Math.min(first.right, second.right) - Math.max(first.left, second.left);
				const height = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
				if (!sameCell && width > sharedEdge && height > sharedEdge)
					faults.push(`overlap: ${describe(one)} and ${describe(other)}`);
			}
		}
	}
	return faults;
}
