/** Where visitors can come. A street appears on the site as soon as it is filled in here. */
export const studios = {
	amsterdam: { city: "Amsterdam", squareMetres: 120, street: undefined },
	rotterdam: { city: "Rotterdam", squareMetres: 150, street: undefined },
} as const;

/** Fronts leave from here; picking up is by appointment. */
export const warehouse = { city: "Lijnden", street: undefined } as const;
