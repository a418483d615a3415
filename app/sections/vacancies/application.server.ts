import { type ActionFunctionArgs, redirect } from "react-router";
import { localeOfPath } from "../../../facts/site/locales.ts";
import { deskOf } from "../../desk/desk-context.ts";
import { readForm } from "../../desk/read-form.server.ts";
import { refuseDeskForm } from "../forms/desk-form.server.ts";
import { receivedAddress } from "../forms/received-address.ts";

/** The action of every page with an application form, for forms that are sent without JavaScript. */
export async function applyAction({ request, url, context }: ActionFunctionArgs) {
	const fields = await readForm(request);
	const result = await deskOf(context).apply(fields);
	if (!result.ok) return refuseDeskForm(result, url, fields, {});
	return redirect(receivedAddress("application", result.reference, localeOfPath(url.pathname)), 303);
}
