import { formatDuration } from "../../content/format-duration.ts";
import { localise } from "../../content/localise.ts";
import {
	consentCategories,
	type Integration,
	type IntegrationSettings,
	needingConsent,
} from "../../facts/site/integrations.ts";
import type { ConfiguredAddresses } from "../../facts/site/links.ts";
import type { Locale } from "../../facts/site/locales.ts";
import { pathOf } from "../../facts/site/pages.ts";
import { contentOf } from "../content.server.ts";
import { Front } from "../ui/front/front.tsx";

type ConsentDrawerProps = {
	integrations: IntegrationSettings;
	addresses: ConfiguredAddresses;
	locale: Locale;
	/** The address of its style sheet, which the script loads when the drawer opens. */
	sheet: string;
};

/** The consent question, in a drawer at the bottom. Rendered on the server only, so it works before hydration. */
export function ConsentDrawer({ integrations, addresses, locale, sheet }: ConsentDrawerProps) {
	const { alsoLoads, drawer, purposes } = localise(contentOf("consent-words", locale), locale, addresses);
	const waiting = needingConsent(integrations);
	return (
		<>
			<dialog className="consent" aria-labelledby="consent-heading" data-consent={sheet}>
				<form method="dialog">
					<div className="consent-words">
						{/* Gets the focus when a visitor opens the drawer. */}
						<p id="consent-heading" className="consent-heading" tabIndex={-1}>
							{drawer.heading}
						</p>
						<div className="consent-question">
							<p>{drawer.lead}</p>
							<ul>
								{waiting.map(({ name, company, moreHosts }) => (
									<li key={name}>
										<strong>{company}</strong> {purposes[name]}
										{moreHosts && ` ${alsoLoads} ${moreHosts.join(", ")}.`}
									</li>
								))}
							</ul>
							<details>
								<summary>{drawer.choose}</summary>
								<div className="consent-choices">
									{consentCategories(integrations).map((category) => (
										<label key={category} className="consent-choice">
											<input type="checkbox" name={category} />
											<span>
												<strong>{drawer.categories[category]}</strong>
												{waiting
													.filter((one) => one.category === category)
													.map((one) => ` ${one.company}. ${drawer.keeps} ${storedBy(one, locale)}.`)}
											</span>
										</label>
									))}
								</div>
								<div className="consent-foot">
									<p>
										{drawer.remember} <a href={pathOf("privacy", locale)}>{drawer.privacy}</a>
									</p>
									<button type="submit" value="chosen" className="consent-save">
										{drawer.save}
									</button>
								</div>
							</details>
						</div>
					</div>
					{/* Two fronts of one size and colour: both answers are equally easy. */}
					<Front design="pull" material="butter" className="consent-front">
						<button type="submit" value="none">
							{drawer.refuse}
						</button>
					</Front>
					<Front design="pull" material="butter" className="consent-front">
						<button type="submit" value="all">
							{drawer.accept}
						</button>
					</Front>
				</form>
			</dialog>
			<p className="visually-hidden" aria-live="polite" data-consent-saved={drawer.saved} />
		</>
	);
}

function storedBy({ stores }: Integration, locale: Locale): string {
	return stores.map(({ name, lasts }) => `${name} (${formatDuration(lasts, locale)})`).join(", ");
}
