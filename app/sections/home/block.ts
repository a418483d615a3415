/** Words with one next step. */
export type Block = { heading: string; text: string; action: { label: string; to: string } };
