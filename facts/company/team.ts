export type Person = {
	name: string;
	/** The file name of a photograph in media/people, without its ending; without one a drawn front is shown. */
	portrait?: string;
};

export type TeamKey = "amsterdam" | "rotterdam" | "design" | "warehouse";

/** The teams that a customer meets. People appear on the team page as soon as they are written down here. */
export const team: Record<TeamKey, readonly Person[]> = {
	amsterdam: [],
	rotterdam: [],
	design: [],
	warehouse: [],
};
