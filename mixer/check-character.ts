const alphabet = "0123456789abcdefghijklmnopqrstuvwxyz_";

/** One weight fewer than the modulus allows: with 36, swapping the last two characters would go unnoticed. */
const weights = alphabet.length - 2;

/**
 * The character that closes a link. Every position weighs differently, modulo a prime, so that one wrong character
 * or two that changed places never go unnoticed.
 */
export function checkCharacter(text: string): string {
	const sum = [...text].reduce((total, character, position) => {
		return total + (alphabet.indexOf(character) + 1) * ((position % weights) + 1);
	}, 0);
	return alphabet.charAt(sum % alphabet.length);
}
