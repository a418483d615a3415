import { expect, test } from "vitest";
import { linkParameter } from "../../../mixer/field-names.ts";
import { type Mix, openingMix } from "../../../mixer/mix.ts";
import { serializeLink } from "../../../mixer/mix-link.ts";
import { parseMixLookQuery } from "./mix-look-query.server.ts";

test("a tall cabinet of another material does not take the paint of the others", () => {
	const mix: Mix = {
		...openingMix,
		base: { design: "framed", material: "painted", colour: "#123456" },
		tall: { design: "own", material: "oak-natural", colour: undefined },
	};
	const kitchen = parseMixLookQuery(new URLSearchParams({ [linkParameter]: serializeLink(mix) }))?.kitchen;
	expect(kitchen).toMatchObject({ design: "framed", material: "painted", colour: "#123456" });
	expect(kitchen?.tall).toEqual({ design: "own", material: "oak-natural", colour: undefined });
});
