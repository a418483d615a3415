import { cabinets } from "./cabinets.ts";

/**
 * The cabinets that a visitor may have at home, and whether our fronts fit them. Two models of KVIK are known to fit.
 * For any other the site promises nothing.
 */
const cabinetSystems = {
	metod: { brand: "IKEA", model: "Metod", fits: true },
	/** The system that IKEA sold before Metod and no longer makes. */
	faktum: { brand: "IKEA", model: "Faktum", fits: true },
	bordo: { brand: "KVIK", model: "Bordo", fits: true },
	senti: { brand: "KVIK", model: "Senti", fits: true },
	other: { fits: "ask" },
} as const satisfies Record<string, CabinetSystem>;

/** Height of a base cabinet's carcass: measuring it tells IKEA's two systems apart. */
export const baseCabinetCm = { metod: cabinets.base.height / 10, faktum: 70 } as const;

export type CabinetSystem = { brand?: string; model?: string; fits: true | "ask" };
export type CabinetKey = keyof typeof cabinetSystems;

export const isCabinetKey = (key: string): key is CabinetKey => Object.hasOwn(cabinetSystems, key);
export const cabinetKeys = Object.keys(cabinetSystems).filter(isCabinetKey);

export function cabinetSystemOf(key: CabinetKey): CabinetSystem {
	return cabinetSystems[key];
}
