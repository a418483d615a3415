import type { Page } from "@playwright/test";
import { readContent } from "../../../content/read-content.ts";
import type { Mix } from "../../../mixer/mix.ts";
import { serializeMixQuery } from "../../../mixer/mix-query.ts";

const nl = readContent("mixer", "nl");

export const partsOf = (page: Page) => ({
	base: page.getByRole("region", { name: nl.form.groups.base }),
	sentence: page.getByRole("main").locator("form [aria-live]"),
	stage: page.getByRole("region", { name: nl.stage.label }),
	undo: page.getByRole("button", { name: nl.tools.undo }),
	redo: page.getByRole("button", { name: nl.tools.redo }),
	note: page.getByText(nl.stage.damaged),
	open: (part: keyof typeof nl.jump) => page.locator(`nav a[href="#${part}"]`).click(),
});

export const addressOf = (mix: Mix) => `/mixer?${serializeMixQuery(mix)}`;
