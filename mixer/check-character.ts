const alphabet = "0123456789abcdefghijklmnopqrstuvwxyz_";

/** Not one more: with a weight of 36, the check character could change places with the one before it. */
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
