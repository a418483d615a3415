import type { Refused } from "../desk-forms.ts";

/** Thrown inside a transaction, so that everything in it is undone. */
export class TransactionRefused extends Error {
	override readonly name = "TransactionRefused";
	readonly refused: Refused;

	constructor(refused: Refused) {
		super(refused.message);
		this.refused = refused;
	}
}

/** The result of the work, or the refusal that it threw. */
export async function orRefused<Result>(work: Promise<Result>): Promise<Result | Refused> {
	try {
		return await work;
	} catch (error) {
		if (error instanceof TransactionRefused) return error.refused;
		throw error;
	}
}
