import { type ExceptionReason, type MixException, mixExceptions } from "../facts/kitchen/mix-exceptions.ts";
import { frontChoicesIn, type Mix } from "./mix.ts";

/** Why a kitchen cannot be had as it is mixed, or undefined where it can. */
export function exceptionIn(mix: Mix, exceptions = mixExceptions): MixException | undefined {
	return exceptions.find((exception) => holdsFor(mix, exception));
}

function holdsFor(mix: Mix, { design, material, worktop, sink, tap, system }: MixException): boolean {
	const whole = [
		[worktop, mix.worktop],
		[sink, mix.sink],
		[tap, mix.tap],
		[system, mix.system],
	].every(([excepted, chosen]) => excepted === undefined || excepted === chosen);
	const fronts = frontChoicesIn(mix).some(
		(chosen) => (design ?? chosen.design) === chosen.design && (material ?? chosen.material) === chosen.material,
	);
	return whole && fronts;
}

/** Why a change would make a kitchen that cannot be had, where the present one can: the control of that choice says it. */
export function unavailableReason(
	mix: Mix,
	change: Partial<Mix>,
	exceptions = mixExceptions,
): ExceptionReason | undefined {
	const changed = { ...mix, ...change };
	return exceptions.find((exception) => holdsFor(changed, exception) && !holdsFor(mix, exception))?.reason;
}
