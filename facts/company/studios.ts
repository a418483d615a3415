/** 1 is Monday, 7 is Sunday, as in ISO 8601. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Hours of the day as they are written: "10:00". Times are those of the Netherlands. */
export type Hours = { from: string; to: string };

export type OpeningHours = {
	/** Without an appointment. */
	open: { days: readonly Weekday[]; hours: Hours };
	firstSaturday?: Hours;
	/** Open only for visitors with an appointment. */
	byAppointment: { days: readonly Weekday[]; hours: Hours };
	/** A working day on which it is closed. */
	closed?: Weekday;
	/** Single days on which it is closed: "2026-12-24". */
	closedOn?: readonly string[];
};

export type Place = { city: string; street: string | undefined };
export type Studio = Place & { squareMetres: number; hours: OpeningHours };
export const studioKeys = ["amsterdam", "rotterdam"] as const;
export type StudioKey = (typeof studioKeys)[number];

const officeHours = { from: "10:00", to: "17:00" } as const;

/** Where visitors can come. A street appears on the site as soon as it is filled in here. */
export const studios: Record<StudioKey, Studio> = {
	amsterdam: {
		city: "Amsterdam",
		street: undefined,
		squareMetres: 120,
		hours: {
			open: { days: [1, 2, 3, 4, 5], hours: officeHours },
			firstSaturday: { from: "10:00", to: "16:00" },
			byAppointment: { days: [4], hours: { from: "17:00", to: "21:00" } },
		},
	},
	rotterdam: {
		city: "Rotterdam",
		street: undefined,
		squareMetres: 150,
		hours: {
			open: { days: [3, 4, 5], hours: officeHours },
			byAppointment: { days: [1], hours: officeHours },
			closed: 2,
		},
	},
};

/** Fronts leave from here; picking up is by appointment. */
export const warehouse: Place = { city: "Lijnden", street: undefined };
