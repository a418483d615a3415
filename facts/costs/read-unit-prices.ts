import { type StudioAnswers, studioAnswers } from "../studio-answers.ts";
import type { QuestionKey } from "../studio-questions.ts";
import { frontWidth, type UnitPrices } from "./unit-prices.ts";

/** The studio's prices; undefined as long as one of them is open. */
export function readUnitPrices(answers: StudioAnswers = studioAnswers): UnitPrices | undefined {
	const open: string[] = [];
	const amount = (key: QuestionKey) => {
		const answer = answers[key]?.answer;
		if (answer && "euro" in answer) return answer.euro;
		open.push(key);
		return 0;
	};
	const fenix = amount("doorPriceFenix");
	const found: UnitPrices = {
		door: {
			fenix,
			melatop: amount("doorPriceMelatop"),
			wood: amount("doorPriceWood"),
			painted: amount("doorPricePainted"),
			"raw-mdf": amount("doorPriceRawMdf"),
			multiplex: amount("doorPriceMultiplex"),
		},
		design: {
			own: 0,
			flush: 0,
			catch: amount("doorPriceCatch") - fenix,
			pull: amount("doorPricePull") - fenix,
			framed: amount("doorPriceFramed") - fenix,
			barre: amount("doorPriceBarre") - fenix,
		},
		sizes: [
			{ squareMetres: frontWidth * 0.2, price: amount("lowDrawerPrice") },
			{ squareMetres: frontWidth * 0.4, price: amount("highDrawerPrice") },
			{ squareMetres: frontWidth * 0.8, price: fenix },
			{ squareMetres: frontWidth * 2, price: amount("tallDoorPrice") },
		],
		worktop: {
			fenix: amount("worktopPriceFenix"),
			"marble-composite": amount("worktopPriceComposite"),
			"stainless-steel": amount("worktopPriceSteel"),
			marble: amount("worktopPriceMarble"),
		},
		plinth: amount("plinthPrice"),
		sidePanel: { base: amount("sidePanelPrice"), tall: amount("tallPanelPrice") },
		cutOut: amount("cutOutPrice"),
		sink: {
			"stainless-steel": amount("sinkPriceSteel"),
			black: amount("sinkPriceBlack"),
			brass: amount("sinkPriceBrass"),
		},
		tap: { standard: amount("tapPrice"), "boiling-water": amount("boilingTapPrice") },
	};
	return open.length === 0 ? found : undefined;
}
