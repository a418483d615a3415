/** In the names of the animations that defer layout: app/ui/deferred-layout.module.css and app/ui/front/front.module.css. */
export const deferredAnimation = "deferred-";
