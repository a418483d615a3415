import type * as v from "valibot";
import { appointment } from "./appointment.ts";
import { appointmentMails } from "./appointment-mails.ts";
import { appointmentManage } from "./appointment-manage.ts";
import { assistants } from "./assistants.ts";
import { barre } from "./barre.ts";
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
import { frontPage } from "./front-page.ts";
import { frontWords } from "./front-words.ts";
import { gallery } from "./gallery.ts";
import { home } from "./home.ts";
import { hours } from "./hours.ts";
import { howWeWork } from "./how-we-work.ts";
import { httpAnswers } from "./http-answers.ts";
import { jobs } from "./jobs.ts";
import { journeyWords } from "./journey-words.ts";
import { kitchenFronts } from "./kitchen-fronts.ts";
import { kitchenWords } from "./kitchen-words.ts";
import { mails } from "./mails.ts";
import { materials } from "./materials.ts";
import { mixer } from "./mixer.ts";
import { newsletterStep } from "./newsletter-step.ts";
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
import { vacancyPage } from "./vacancy-page.ts";
import { vacancyWords } from "./vacancy-words.ts";
import { wall } from "./wall.ts";
import { woodenFronts } from "./wooden-fronts.ts";
import { worktops } from "./worktops.ts";

/** A page that says nothing beyond what every page says. */
const plainPage = page({});

/** The schema of every content file, by its name. */
export const schemas = {
	appointment,
	"appointment-mails": appointmentMails,
	"appointment-manage": appointmentManage,
	assistants,
	barre,
	catch: frontPage,
	collection,
	"consent-words": consentWords,
	contact,
	"designer-rotterdam": vacancyPage,
	"desk-words": deskWords,
	errors,
	exclude,
	faq,
	"farrow-and-ball": farrowAndBall,
	"faucets-sinks": faucetsSinks,
	fenix,
	"fit-check": fitCheck,
	flush: frontPage,
	"form-words": formWords,
	framed: frontPage,
	"front-words": frontWords,
	fronts: plainPage,
	gallery,
	home,
	hours,
	"how-we-work": howWeWork,
	"http-answers": httpAnswers,
	jobs,
	"journey-words": journeyWords,
	"kitchen-fronts": kitchenFronts,
	"kitchen-words": kitchenWords,
	mails,
	materials,
	mixer,
	newsletter: plainPage,
	"newsletter-confirm": newsletterStep,
	"newsletter-expired": plainPage,
	"newsletter-inbox": plainPage,
	"newsletter-unsubscribe": newsletterStep,
	"newsletter-unsubscribed": plainPage,
	"newsletter-words": newsletterWords,
	"open-now": openNow,
	"our-story": ourStory,
	own: frontPage,
	palet,
	pictures,
	prices,
	privacy,
	pull: frontPage,
	received,
	samples,
	shell,
	team,
	thanks,
	"vacancy-words": vacancyWords,
	wall,
	warehouse: vacancyPage,
	"wooden-fronts": woodenFronts,
	worktops,
};

export type ContentName = keyof typeof schemas;

type Contents = { [Name in ContentName]: v.InferOutput<(typeof schemas)[Name]> };

/** What a content file says, in either language. */
export type Content<Name extends ContentName> = Contents[Name];
