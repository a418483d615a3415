const alphabet = "0123456789abcdefghijklmnopqrstuvwxyz_";

/**
 * The character that closes a link. Every position weighs differently, modulo a prime, so that one wrong character
 * or two that changed places never go unnoticed.
 */
export function checkCharacter(text: string): string {
	const sum = [...text].reduce((total, character, position) => {
		return total + (alphabet.indexOf(character) + 1) * ((position % (alphabet.length - 1)) + 1);
	}, 0);
	return alphabet.charAt(sum % alphabet.length);
}
