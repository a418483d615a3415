/** Subjects of the question form; links to the form can preselect one. */
export const subjects = [
	"question",
	"cabinets",
	"tiles",
	"pick-up",
	"route-amsterdam",
	"route-rotterdam",
	"route-lijnden",
	"terms",
	"market",
	"privacy",
] as const;

export type SubjectKey = (typeof subjects)[number];

export const isSubjectKey = (key: string): key is SubjectKey => subjects.some((subject) => subject === key);
