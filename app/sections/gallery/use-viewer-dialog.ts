import { useEffect, useEffectEvent, useRef, useState } from "react";
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

	const go = (way: keyof Turn) => navigate(turn[way], { replace: way !== "close" });

	// Effect events know what is on the screen; anything renewed by an effect would for a moment still know the kitchen before.
	const onKey = useEffectEvent((event: KeyboardEvent) => {
		if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
		const way = keys.get(event.key);
		if (!way || isLarge) return;
		event.preventDefault();
		go(way);
	});
	const onCancel = useEffectEvent((event: Event) => {
		event.preventDefault();
		go("close");
	});
	const giveFocusBack = useEffectEvent(() => document.getElementById(`open-${id}`)?.focus());

	useEffect(() => {
		const element = dialog.current;
		if (!element) return;
		// What the server sent is open but not modal.
		element.close();
		element.showModal();
		setModal(true);
		const listening = new AbortController();
		const { signal } = listening;
		// A press on the picture takes the focus out of the dialog, and arrows still turn the page.
		document.addEventListener("keydown", onKey, { signal });
		element.addEventListener("cancel", onCancel, { signal });
		return () => {
			listening.abort();
			giveFocusBack();
		};
	}, []);

	return { dialog, isModal, go };
}
