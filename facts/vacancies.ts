/** Jobs at the studio. Whether one is open is said here and followed everywhere. */
export const vacancies = {
	warehouse: { open: true, hours: { min: 8, max: 38 } },
	designerAmsterdam: { open: false, hours: { min: 24 } },
	designerRotterdam: { open: false, hours: { min: 24 } },
} as const;

/** Designers who work more hours a week than this are offered an e-bike. */
export const eBikeAboveHours = 32;
