import { isReference } from "../../facts/site/tokens.ts";
import type { EntryKind } from "../store/schema.ts";
import type { Random } from "../token.ts";

const letters: Record<EntryKind, string> = { appointment: "A", samples: "S", question: "Q", application: "J" };

/** Without characters that are misread or misheard: 0 and O, 1 and I, U and V. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTVWXYZ";

/** A number that people can read out, such as A-7K3MQ2. */
export function createReference(kind: EntryKind, random: Random): string {
	const characters = Array.from({ length: 6 }, () => alphabet[random(4).readUInt32BE() % alphabet.length]);
	return `${letters[kind]}-${characters.join("")}`;
}

/** The reference as it is stored, however it was typed; undefined where it cannot be one. */
export function readReference(typed: unknown): string | undefined {
	const text = String(typed).trim().toUpperCase();
	return isReference(text) ? text : undefined;
}
