import { honeypotField } from "../../../facts/site/honeypot.ts";

/** A field that only bots see and fill in. */
export function Honeypot({ label }: { label: string }) {
	return (
		<div className="visually-hidden" aria-hidden="true">
			<label>
				{label}
				<input name={honeypotField} tabIndex={-1} autoComplete="off" />
			</label>
		</div>
	);
}
