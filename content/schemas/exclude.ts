import { group, heading, page, paragraph, text } from "./parts.ts";

export const exclude = page({
	scope: group("Waar het vlaggetje voor geldt", {
		noAnalytics: paragraph("Zonder bezoekcijfers"),
		othersAsk: paragraph("Als anderen eerst vragen"),
		othersRun: paragraph("Als scripts van anderen draaien"),
	}),
	flag: group("Meetellen of niet", {
		heading,
		unknown: text("Stand: onbekend"),
		counted: text("Stand: geteld"),
		ignored: text("Stand: niet geteld"),
		blocked: text("Stand: geblokkeerd"),
		whenUnknown: paragraph("Wat onbekend betekent"),
		whenCounted: text("Wat geteld betekent"),
		whenNotCounted: text("Wat niet meetellen betekent"),
		whenIgnored: text("Wat niet geteld betekent"),
		whenBlocked: paragraph("Wat geblokkeerd betekent"),
		ignore: text("Knop: niet meetellen"),
		count: text("Knop: wel meetellen"),
		withoutScripts: paragraph("Zonder JavaScript"),
	}),
});
