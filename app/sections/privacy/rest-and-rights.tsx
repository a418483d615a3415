import type { Words } from "../../../content/words.ts";
import { Wall } from "../../ui/wall.tsx";
import { TextPanel } from "../shared/text-panel.tsx";

type RestAndRightsProps = {
	words: Pick<Words<"privacy">, "rest" | "rights">;
	/** Whether any link leads to a service outside the site. */
	outsideServices: boolean;
};

/** What else there is to know, and what a visitor may ask. */
export function RestAndRights({ words: { rest, rights }, outsideServices }: RestAndRightsProps) {
	return (
		<Wall>
			<TextPanel
				heading={rest.heading}
				texts={[...rest.body, ...(outsideServices ? [rest.elsewhere] : [])]}
				width={100}
			/>
			<TextPanel
				heading={rights.heading}
				texts={[rights.text]}
				actions={rights.actions}
				width={140}
				flavour="accent"
				spread
			/>
		</Wall>
	);
}
