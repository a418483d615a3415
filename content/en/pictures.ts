import type nl from "../nl/pictures.ts";

export default { impression: "Impression" } satisfies typeof nl;
