/** These may be closed but not removed, because their addresses are permanent. */
export const permanentVacancies = [
	{ key: "warehouse", page: "warehouse", path: "/warehouse-medewerker" },
	{ key: "designerRotterdam", page: "designer-rotterdam", path: "/designer-rotterdam" },
] as const;
