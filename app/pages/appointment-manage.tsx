import { redirect } from "react-router";
import type { Content } from "../../content/schemas/all.ts";
import { wordsOf } from "../content.server.ts";
import { actionHeaders, refuseDeskForm } from "../desk/desk-action.server.ts";
import { deskContext, deskOf } from "../desk/desk-context.ts";
import { readForm, tokenOf } from "../desk/read-form.server.ts";
import { loadPage, localeOf } from "../page-data/load-page.ts";
import { publicConfig } from "../public-config.server.ts";
import { BookedAppointment } from "../sections/appointment/booked-appointment.tsx";
import { ChangeAppointment } from "../sections/appointment/change-appointment.tsx";
import { Done } from "../sections/done/done.tsx";
import { WallStack } from "../sections/shared/wall-stack.tsx";
import type { Route } from "./+types/appointment-manage.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
	const desk = context.get(deskContext);
	return { ...loadPage("appointment-manage", localeOf(url)), ...(await loadAppointment(url, tokenOf(url), desk)) };
}

type Desk = ReturnType<typeof deskOf>;

/** The appointment behind a link, and the times to which it can be moved. */
async function loadAppointment(url: URL, token: string | undefined, desk: Desk | null) {
	const result = token && desk ? await desk.appointment(token) : undefined;
	const appointment = result?.ok ? result : undefined;
	const free = appointment?.status === "open" ? await desk?.times(appointment) : undefined;
	const times = free?.ok ? free.times : [];
	return {
		kinds: wordsOf("appointment", localeOf(url)),
		token,
		appointment,
		times,
		state: stateOf(),
		sendsMail: publicConfig.sendsMail,
		calendar: `${publicConfig.apiBaseUrl}/appointments/calendar.ics?token=${token}`,
	};

	function stateOf(): keyof Content<"appointment-manage">["states"] | undefined {
		if (!token) return undefined;
		if (result?.ok === false && result.status === 503) return "down";
		if (!appointment) return "gone";
		if (appointment.status !== "open") return appointment.status;
		if (url.searchParams.has("moved")) return "moved";
		return url.searchParams.has("new") ? "new" : "open";
	}
}

export const shouldRevalidate = () => false;

/** Opening the page changes nothing, since mail programs open links too. Only its buttons do. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const fields = await readForm(request);
	const desk = deskOf(context);
	const { token, intent, start } = fields;
	const result = intent === "cancel" ? await desk.cancel(token) : await desk.move(token, start);
	if (result.ok) return redirect(`${url.pathname}?token=${token}${intent === "cancel" ? "" : "&moved=1"}`, 303);
	const tokenText = typeof token === "string" ? token : undefined;
	return refuseDeskForm(result, url, {}, await loadAppointment(url, tokenText, desk));
}

export const headers = actionHeaders;

/** The server renders it without scripts. */
export default function AppointmentManage({ loaderData, actionData }: Route.ComponentProps) {
	const { content } = loaderData;
	const { kinds, token, appointment, state, times, sendsMail, calendar } = actionData ?? loaderData;
	// The list of times cannot show a message, so the page does.
	const problem = actionData && (actionData.fields.start ?? actionData.problem);
	const { heading, lead } = state ? content.states[state] : content;
	if (!appointment || !token) {
		return (
			<WallStack>
				<Done heading={heading} lead={lead} next={content.opening} actions={content.actions} />
			</WallStack>
		);
	}
	const shared = { words: content, kinds, appointment, problem };
	return (
		<WallStack>
			<BookedAppointment
				{...shared}
				heading={heading}
				lead={lead}
				state={state}
				sendsMail={sendsMail}
				calendar={calendar}
			/>
			{appointment.status === "open" && <ChangeAppointment {...shared} token={token} times={times} />}
		</WallStack>
	);
}
