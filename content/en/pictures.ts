import type nl from "../nl/pictures.ts";

export default { impression: "Render", credit: "Photo:" } satisfies typeof nl;
