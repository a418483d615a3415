/** Vacancies whose pages keep their addresses: they are closed, never removed. Other pages lie below the list of jobs. */
export const permanentVacancies = [
	{ key: "warehouse", page: "warehouse", path: "/warehouse-medewerker" },
	{ key: "designerRotterdam", page: "designer-rotterdam", path: "/designer-rotterdam" },
] as const;
