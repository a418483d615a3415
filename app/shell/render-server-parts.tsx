import type { EntryContext } from "react-router";
import { localeOfPath } from "../../facts/site/locales.ts";
import beforePaint from "../hydration/before-paint.ts?inline-script";
import bootUrl from "../hydration/boot.ts?script-url";
import { speculationRules } from "../navigation/speculation-rules.ts";
import { publicConfig } from "../public-config.server.ts";
import type { RenderOptions } from "../render-options.ts";
import { ThirdPartyMarkup, ThirdPartyScripts } from "../third-parties/third-party-markup.tsx";
import { InlineScript } from "./inline-script.tsx";
import { MachineHead } from "./machine-head.tsx";
import type { ServerParts } from "./server-parts.ts";

/** In development React starts at once, and nothing is loaded from third parties. */
export function renderServerParts(context: EntryContext, { scripts, nonce }: RenderOptions): ServerParts {
	const machineHead = <MachineHead context={context.staticHandlerContext} />;
	if (!scripts || import.meta.env.DEV) return { scripts, head: machineHead };
	const locale = localeOfPath(context.staticHandlerContext.location.pathname);
	return {
		scripts,
		head: (
			<>
				<InlineScript nonce={nonce} text={beforePaint} />
				<script src={bootUrl} defer nonce={nonce} />
				<InlineScript type="speculationrules" nonce={nonce} text={JSON.stringify(speculationRules)} />
				{machineHead}
			</>
		),
		bodyStart: <ThirdPartyMarkup config={publicConfig} locale={locale} />,
		bodyEnd: <ThirdPartyScripts settings={publicConfig.integrations} nonce={nonce} />,
	};
}
