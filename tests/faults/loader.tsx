/** Breaks in its loader, on the server. */
export function loader(): never {
	throw new Error("broken on purpose: loader");
}

export default function LoaderFault() {
	return null;
}
