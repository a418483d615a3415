/** These may be closed but not removed: their addresses are permanent. Pages of others lie below the list of vacancies. */
export const permanentVacancies = [
	{ key: "warehouse", page: "warehouse", path: "/warehouse-medewerker" },
	{ key: "designerRotterdam", page: "designer-rotterdam", path: "/designer-rotterdam" },
] as const;
