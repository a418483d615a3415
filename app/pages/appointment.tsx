import { redirect } from "react-router";
import type { DeskForms } from "../../desk/desk-forms.ts";
import { pathOf } from "../../facts/site/pages.ts";
import { actionHeaders, refuseDeskForm } from "../desk/desk-action.server.ts";
import { deskContext, deskOf } from "../desk/desk-context.ts";
import { readForm } from "../desk/read-form.server.ts";
import { loadPage, localeOf } from "../page-data/load-page.ts";
import { parseAppointmentQuery } from "../sections/appointment/appointment-query.ts";
import { Booking } from "../sections/appointment/booking.tsx";
import { parseMixLookQuery } from "../sections/appointment/mix-look-query.server.ts";
import { loadFormSetup } from "../sections/forms/form-setup.server.ts";
import { PicturePanel } from "../sections/shared/picture-panel.tsx";
import { TextPanel } from "../sections/shared/text-panel.tsx";
import { WallStack } from "../sections/shared/wall-stack.tsx";
import { ActionList } from "../ui/action-list.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import { Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/appointment.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
	const locale = localeOf(url);
	return {
		...loadPage("appointment", locale),
		formSetup: loadFormSetup(locale),
		picture: shotOf("places/studio-amsterdam-wall", locale),
		street: shotOf("places/dusk-from-the-street", locale),
		...(await findTimes(url.searchParams, context.get(deskContext))),
	};
}

/** The chosen meeting, its free times, and the mix to bring along. */
async function findTimes(query: URLSearchParams, desk: Pick<DeskForms, "times"> | null) {
	const choice = parseAppointmentQuery(query);
	const { type, studio } = choice;
	const result = await desk?.times({ type, studio });
	const times = result?.ok ? result.times : undefined;
	const failed = result?.ok === false;
	return { initial: { ...choice, times, failed }, mix: parseMixLookQuery(query) };
}

export const shouldRevalidate = () => false;

/** For forms that are sent without JavaScript. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const fields = await readForm(request);
	const desk = deskOf(context);
	const result = await desk.book(fields);
	if (result.ok) {
		const manage = pathOf("appointment-manage", localeOf(url));
		return redirect(`${manage}?token=${result.manage}&new=1`, 303);
	}
	const chosen = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
	return refuseDeskForm(result, url, fields, await findTimes(chosen, desk));
}

export const headers = actionHeaders;

export default function Appointment({ loaderData, actionData }: Route.ComponentProps) {
	const { content, formSetup, picture, street } = loaderData;
	const { initial, mix } = actionData ?? loaderData;
	return (
		<WallStack>
			<Booking words={content} setup={formSetup} initial={initial} mix={mix} picture={picture} refused={actionData} />
			<Wall>
				<TextPanel heading={content.opening.heading} texts={content.opening.body} width={100} flavour="butter">
					<ActionList actions={content.actions} quiet />
				</TextPanel>
				<PicturePanel shot={street} width={140} ratio={1.6} phoneRatio={1.5} />
			</Wall>
		</WallStack>
	);
}
