import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { maxWallCharacters } from "../../../facts/kitchen/mixer.ts";
import { shuffled, type WordWall, wallParameters, wallQuery } from "../../../word-wall/wall-link.ts";
import type { WordProblem } from "../../../word-wall/word.ts";
import { QueryLink } from "../../query-state/query-link.tsx";
import buttons from "../../ui/button.module.css";
import { Sentence } from "../../ui/sentence.tsx";
import type { WordWallWords } from "./typed-wall.tsx";
import styles from "./word-form.module.css";

type WordFormProps = {
	ref: RefObject<HTMLFormElement | null>;
	words: WordWallWords;
	wall: WordWall;
	/** The text as typed. */
	text: string;
	problem: WordProblem | undefined;
	onType: () => void;
};

/** The heading, and the field whose letters become fronts. */
export function WordForm({ ref, words, wall, text, problem, onType }: WordFormProps) {
	const field = useRef<HTMLInputElement>(null);
	// Going back or forward changes the word; while somebody types, the field's own value is newer.
	useEffect(() => {
		if (field.current && field.current !== document.activeElement) field.current.value = text;
	}, [text]);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		onType();
		// Closes the keyboard of a phone, which covers the wall.
		field.current?.blur();
	};
	return (
		<section className={`${styles.opening} screen-only`}>
			<div className={styles.title}>
				<h1>{words.heading}</h1>
				<p className={styles.lead}>
					<Sentence text={words.lead} />
				</p>
			</div>
			<form ref={ref} className={styles.form} action={useLocation().pathname} onInput={onType} onSubmit={submit}>
				<label htmlFor="word">{words.form.label}</label>
				<div className={styles.row}>
					<input
						ref={field}
						id="word"
						name={wallParameters.word}
						className={styles.field}
						defaultValue={text}
						placeholder={words.example}
						// Longer than a wall may be: the browser would cut a pasted name silently, we say that we did.
						maxLength={maxWallCharacters * 2}
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
						enterKeyHint="done"
						aria-describedby="word-problem"
						aria-invalid={problem ? true : undefined}
					/>
					<button type="submit" className={`${buttons.other} ${styles.build}`} data-live="">
						{words.form.submit}
					</button>
					<QueryLink set={wallQuery(shuffled(wall))} push className={buttons.main}>
						{words.form.shuffle}
					</QueryLink>
				</div>
				<p id="word-problem" role="status" className={styles.problem}>
					{problem && words.form[problem]}
				</p>
			</form>
		</section>
	);
}
