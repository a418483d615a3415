import type { ReactNode } from "react";
import { type Inline, parseInline } from "../../content/inline.ts";
import { Link } from "./link.tsx";

/** A list is one paragraph; `localise` has left out sentences that wait for an answer. */
export type Prose = string | readonly string[];

/** One sentence or paragraph of content with its inline markup. Its addresses come from our own files and settings. */
export function Sentence({ text }: { text: Prose }) {
	// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
	return parseInline([text].flat().join(" ")).map((part, position) => <Part key={position} part={part} />);
}

function Part({ part }: { part: Inline }): ReactNode {
	switch (part.kind) {
		case "text":
			return part.text;
		case "strong":
			return <strong>{part.text}</strong>;
		case "emphasis":
			return <em>{part.text}</em>;
		case "link":
			return <Link to={part.target}>{part.text}</Link>;
	}
}
