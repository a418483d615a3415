import { type ActionFunctionArgs, redirect } from "react-router";
import { localeOfPath } from "../../../facts/site/locales.ts";
import { deskOf } from "../../desk/desk-context.ts";
import { readForm } from "../../desk/read-form.server.ts";
import { refuseDeskForm } from "./desk-form.server.ts";
import { type ReceivedKind, receivedAddress } from "./received-address.ts";

/** The action of a page with a form, for forms that are sent without JavaScript. */
export function deskAction(name: "ask" | "apply" | "orderSamples", kind: ReceivedKind) {
	return async ({ request, url, context }: ActionFunctionArgs) => {
		const fields = await readForm(request);
		const result = await deskOf(context)[name](fields);
		if (!result.ok) return refuseDeskForm(result, url, fields, {});
		return redirect(receivedAddress(kind, result.reference, localeOfPath(url.pathname)), 303);
	};
}
