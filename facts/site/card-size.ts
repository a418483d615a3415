/** The picture beside a shared link, in pixels, as social networks ask for it. */
export const cardSize = { width: 1200, height: 630 } as const;
