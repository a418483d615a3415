import type * as v from "valibot";
import { isPageKey, type PageKey } from "../../facts/site/pages.ts";
import type { Schema } from "../../yaml/check-yaml.ts";
import { appointment } from "./appointment.ts";
import { appointmentMails } from "./appointment-mails.ts";
import { appointmentManage } from "./appointment-manage.ts";
import { assistants } from "./assistants.ts";
import { buyingWords } from "./buying-words.ts";
import { collection } from "./collection.ts";
import { consentWords } from "./consent-words.ts";
import { contact } from "./contact.ts";
import { deskWords } from "./desk-words.ts";
import { errors } from "./errors.ts";
import { exclude } from "./exclude.ts";
import { faq } from "./faq.ts";
import { farrowAndBall } from "./farrow-and-ball.ts";
import { faucetsSinks } from "./faucets-sinks.ts";
import { fenix } from "./fenix.ts";
import { fitCheck } from "./fit-check.ts";
import { formWords } from "./form-words.ts";
import { barrePage, catchPage, flushPage, framedPage, ownPage, pullPage } from "./front-page.ts";
import { frontWords } from "./front-words.ts";
import { fronts } from "./fronts.ts";
import { gallery } from "./gallery.ts";
import { home } from "./home.ts";
import { hours } from "./hours.ts";
import { howWeWork } from "./how-we-work.ts";
import { httpMessages } from "./http-messages.ts";
import { kitchenFronts } from "./kitchen-fronts.ts";
import { kitchenWords } from "./kitchen-words.ts";
import { mailDrafts } from "./mail-drafts.ts";
import { materials } from "./materials.ts";
import { mixer } from "./mixer.ts";
import { newsletterConfirm, newsletterUnsubscribe } from "./newsletter-pages.ts";
import { newsletterWords } from "./newsletter-words.ts";
import { openNow } from "./open-now.ts";
import { ourStory } from "./our-story.ts";
import { palet } from "./palet.ts";
import { page } from "./parts.ts";
import { pictures } from "./pictures.ts";
import { prices } from "./prices.ts";
import { privacy } from "./privacy.ts";
import { received } from "./received.ts";
import { samples } from "./samples.ts";
import { shell } from "./shell.ts";
import { team } from "./team.ts";
import { thanks } from "./thanks.ts";
import { vacancies } from "./vacancies.ts";
import { vacancyPage } from "./vacancy-page.ts";
import { vacancyWords } from "./vacancy-words.ts";
import { woodenFronts } from "./wooden-fronts.ts";
import { wordWall } from "./word-wall.ts";
import { worktops } from "./worktops.ts";

/** Schemas by file name, for files with more than the words that every page has. */
export const schemas = {
	appointment,
	"appointment-mails": appointmentMails,
	"appointment-manage": appointmentManage,
	assistants,
	barre: barrePage,
	catch: catchPage,
	collection,
	"consent-words": consentWords,
	contact,
	"desk-words": deskWords,
	errors,
	exclude,
	faq,
	"farrow-and-ball": farrowAndBall,
	"faucets-sinks": faucetsSinks,
	fenix,
	"fit-check": fitCheck,
	flush: flushPage,
	"form-words": formWords,
	framed: framedPage,
	"front-words": frontWords,
	fronts,
	gallery,
	home,
	hours,
	"how-we-work": howWeWork,
	"http-messages": httpMessages,
	"buying-words": buyingWords,
	"kitchen-fronts": kitchenFronts,
	"kitchen-words": kitchenWords,
	"mail-drafts": mailDrafts,
	materials,
	mixer,
	"newsletter-confirm": newsletterConfirm,
	"newsletter-unsubscribe": newsletterUnsubscribe,
	"newsletter-words": newsletterWords,
	"open-now": openNow,
	"our-story": ourStory,
	own: ownPage,
	palet,
	pictures,
	prices,
	privacy,
	pull: pullPage,
	received,
	samples,
	shell,
	team,
	thanks,
	vacancies,
	"vacancy-words": vacancyWords,
	"wooden-fronts": woodenFronts,
	"word-wall": wordWall,
	worktops,
};

/** The schema of pages without a line above. */
const plainPage = page({});

/** The schema of a content file, by its name below content/<locale>; undefined where no file may have that name. */
export function schemaOf(name: string): Schema | undefined {
	if (hasSchema(name)) return schemas[name];
	if (name.startsWith("vacancies/")) return vacancyPage;
	return isPageKey(name) ? plainPage : undefined;
}

const hasSchema = (name: string): name is keyof typeof schemas => Object.hasOwn(schemas, name);

export type ContentName = keyof typeof schemas | PageKey;

type SchemaOf<Name extends ContentName> = Name extends keyof typeof schemas
	? (typeof schemas)[Name]
	: Name extends `vacancies/${string}`
		? typeof vacancyPage
		: typeof plainPage;

/** The type of a content file, the same in both languages. */
export type Content<Name extends ContentName> = v.InferOutput<SchemaOf<Name>>;
