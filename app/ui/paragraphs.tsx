import { Sentence } from "./sentence.tsx";

/** Several paragraphs of content, one below the other. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
	return texts.map((text) => (
		<p key={text}>
			<Sentence text={text} />
		</p>
	));
}
