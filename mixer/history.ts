/** Undo and redo. */
export type History<State> = {
	readonly past: readonly State[];
	readonly present: State;
	readonly future: readonly State[];
};

/** Limits memory. */
const maxSteps = 100;

export function startHistory<State>(present: State): History<State> {
	return { past: [], present, future: [] };
}

/** A new state; undone states are dropped. */
export function change<State>(history: History<State>, present: State): History<State> {
	return { past: [...history.past, history.present].slice(-maxSteps), present, future: [] };
}

/** Replaces the present state without a new step, as while dragging through colours. */
export function amend<State>(history: History<State>, present: State): History<State> {
	return { ...history, present, future: [] };
}

export function undo<State>(history: History<State>): History<State> {
	const present = history.past.at(-1);
	if (present === undefined) return history;
	return { past: history.past.slice(0, -1), present, future: [history.present, ...history.future] };
}

export function redo<State>(history: History<State>): History<State> {
	const [present, ...future] = history.future;
	if (present === undefined) return history;
	return { past: [...history.past, history.present], present, future };
}
