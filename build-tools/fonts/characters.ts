const capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const accents = "ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜ";
const figures = "0123456789";
const marks = " \u00a0.,:;!?'’‘“”\"-–−+&()/%€²×·…";

/** The text face has no raised two; it borrows the display face's (styles/fonts.css). */
export const borrowed = "²";

/** The characters of each face. A test reads all content and fails when a character is missing here. */
export const characters = {
	capitals,
	/** Headings and letters on fronts are set in capitals only. */
	display: capitals + accents + figures + marks,
	text: `${capitals + capitals.toLowerCase() + accents + accents.toLowerCase() + figures + marks}@_[]*=#©`,
};
