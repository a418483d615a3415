/**
 * The first front of a page turns into that of the next page, colour and size; the rest fades. This stands in the page itself:
 * where it is in a style sheet that has yet to come, Chromium ends the transition and reports an error.
 */
export const pageTransitions = "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}";
