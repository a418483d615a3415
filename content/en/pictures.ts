import type nl from "../nl/pictures.ts";

export default { impression: "Render" } satisfies typeof nl;
