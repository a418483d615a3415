import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";

type Turn = { previous: string; next: string; close: string };

const keys = new Map<string, "previous" | "next">([
	["ArrowLeft", "previous"],
	["ArrowRight", "next"],
]);

/**
 * Makes the viewer's dialog modal: the page behind it rests, Escape closes, arrows turn the page (unless the picture
 * is enlarged: then they move it), and whoever closes it is back at the picture they came from.
 */
export function useViewerDialog(id: string, turn: Turn, isLarge: boolean) {
	const dialog = useRef<HTMLDialogElement>(null);
	const [isModal, setModal] = useState(false);
	const navigate = useNavigate();
	const latest = useRef({ id, turn, isLarge });
	useEffect(() => {
		latest.current = { id, turn, isLarge };
	});

	const go = (way: keyof Turn) => navigate(latest.current.turn[way], { replace: way !== "close" });

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, while the viewer is there
	useEffect(() => {
		const element = dialog.current;
		if (!element) return;
		// What the server sent is open but not modal.
		element.close();
		element.showModal();
		setModal(true);
		const onKey = (event: KeyboardEvent) => {
			if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
			const way = keys.get(event.key);
			if (!way || latest.current.isLarge) return;
			event.preventDefault();
			go(way);
		};
		const onCancel = (event: Event) => {
			event.preventDefault();
			go("close");
		};
		element.addEventListener("keydown", onKey);
		element.addEventListener("cancel", onCancel);
		return () => {
			element.removeEventListener("keydown", onKey);
			element.removeEventListener("cancel", onCancel);
			document.getElementById(`open-${latest.current.id}`)?.focus();
		};
	}, []);

	return { dialog, isModal, go };
}
