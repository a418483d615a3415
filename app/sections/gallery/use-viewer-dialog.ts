import { useEffect, useEffectEvent, useRef, useState } from "react";

type Handlers = { onPrevious: () => void; onNext: () => void; onClose: () => void };

/**
 * Makes the viewer's dialog modal: Escape closes it, arrow keys show the kitchens beside it, and closing moves the
 * focus back to the picture that opened it.
 */
export function useViewerDialog(id: string, { onPrevious, onNext, onClose }: Handlers) {
	const dialog = useRef<HTMLDialogElement>(null);
	const [isModal, setModal] = useState(false);

	const onKey = useEffectEvent((event: KeyboardEvent) => {
		if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
		if (event.key === "ArrowLeft") onPrevious();
		if (event.key === "ArrowRight") onNext();
	});
	const onCancel = useEffectEvent((event: Event) => {
		event.preventDefault();
		onClose();
	});
	const restoreFocus = useEffectEvent(() => document.getElementById(`open-${id}`)?.focus());

	useEffect(() => {
		const element = dialog.current;
		if (!element) return;
		// The server sends it open, but not modal.
		element.close();
		element.showModal();
		setModal(true);
		const listeners = new AbortController();
		const { signal } = listeners;
		// On the document, since a press on the picture moves the focus out of the dialog.
		document.addEventListener("keydown", onKey, { signal });
		element.addEventListener("cancel", onCancel, { signal });
		return () => {
			listeners.abort();
			restoreFocus();
		};
	}, []);

	return { dialog, isModal };
}
