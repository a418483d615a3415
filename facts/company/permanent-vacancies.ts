/** Vacancies that are closed but never removed, because their addresses are permanent. Pages of others are below the list of jobs. */
export const permanentVacancies = [
	{ key: "warehouse", page: "warehouse", path: "/warehouse-medewerker" },
	{ key: "designerRotterdam", page: "designer-rotterdam", path: "/designer-rotterdam" },
] as const;
