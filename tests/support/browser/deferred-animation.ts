/** Begins the names of animations that defer layout (app/ui/deferred-layout.module.css, front.module.css). */
export const deferredAnimation = "deferred-";
