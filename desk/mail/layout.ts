import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import { type CSSProperties, createElement as h, type ReactElement } from "react";
import { brand } from "../../content/brand.ts";
import { type Flavour, materialOf } from "../../facts/products/materials.ts";
import type { Letter } from "./letter.ts";

// createElement instead of JSX: Node runs this file as it is, and only strips types.

const on = (flavour: Flavour) => ({ backgroundColor: materialOf(flavour).colour, color: materialOf(flavour).ink });
const night = materialOf("night").colour;

/** Mail programs do not load the site's fonts; these are the closest common ones. */
const display = "'Arial Black', 'Helvetica Neue', Arial, sans-serif";
const body = "'Helvetica Neue', Helvetica, Arial, sans-serif";
const reveal = `3px solid ${night}`;
const paragraph: CSSProperties = { margin: "0 0 16px", fontFamily: body, fontSize: "17px", lineHeight: "26px" };

/** Wall cabinets over a worktop: fronts edge to edge with a dark gap between them, as on the site. */
const cabinets: readonly Flavour[] = ["butter", "blueberry", "mint", "aubergine", "lychee"];

/** A letter in the studio's look; its wordmark leads to the site. */
export function mailLayout(letter: Letter, home: string): ReactElement {
	const { locale, preview, rows = [], button, footer, unsubscribeLink } = letter;
	return h(
		Html,
		{ lang: locale, dir: "ltr" },
		h(
			Head,
			null,
			h("title", null, preview),
			h("meta", { name: "viewport", content: "width=device-width" }),
			h("meta", { name: "color-scheme", content: "light only" }),
		),
		h(Preview, null, preview),
		h(
			Body,
			{ style: { ...on("oat"), margin: 0, padding: "24px 12px" } },
			h(
				Container,
				{ style: { maxWidth: "560px", border: reveal } },
				h(
					Section,
					{ style: { ...on("tabasco"), padding: "20px 28px", borderBottom: reveal } },
					h(Link, { href: home, style: wordmark }, brand),
				),
				h("table", wall, h("tbody", null, h("tr", null, cabinets.map(cabinet)))),
				h(
					Section,
					{ style: { ...on("frosting"), padding: "32px 28px 16px" } },
					h(Heading, { as: "h1", style: heading }, letter.heading),
					paragraphs(letter.text),
					rows.length > 0 && h("table", rowsTable, h("tbody", null, rows.map(tableRow))),
					button && h(Button, { href: button.link, style: buttonStyle }, button.label),
					paragraphs(letter.after),
				),
				h(
					Section,
					{ style: { ...on("night"), padding: "20px 28px" } },
					h(
						Text,
						{ style: { ...paragraph, margin: 0, fontSize: "14px", lineHeight: "22px" } },
						`${footer} `,
						unsubscribeLink && h(Link, { href: unsubscribeLink.link, style: unsubscribeStyle }, unsubscribeLink.label),
					),
				),
			),
		),
	);
}

const paragraphs = (texts: readonly string[] = []) =>
	texts.map((text) => h(Text, { key: text, style: paragraph }, text));

function tableRow([label, value]: readonly [string, string]): ReactElement {
	const cell: CSSProperties = { ...paragraph, padding: "8px 0", borderTop: reveal, verticalAlign: "top" };
	return h(
		"tr",
		{ key: label },
		h("td", { style: { ...cell, paddingRight: "16px", fontWeight: 700 } }, label),
		// Typed text keeps its line breaks.
		h("td", { style: { ...cell, whiteSpace: "pre-line", wordBreak: "break-word" } }, value),
	);
}

function cabinet(flavour: Flavour, position: number): ReactElement {
	const gap = position === 0 ? {} : { borderLeft: reveal };
	return h("td", { key: flavour, style: { ...on(flavour), ...gap, height: "72px", width: "20%" } }, "\u00a0");
}

const wall = {
	role: "presentation",
	width: "100%",
	cellPadding: 0,
	cellSpacing: 0,
	style: { borderBottom: reveal, borderCollapse: "collapse" },
} as const;
const wordmark: CSSProperties = {
	color: materialOf("tabasco").ink,
	fontFamily: display,
	fontSize: "20px",
	fontWeight: 900,
	letterSpacing: "-0.5px",
	textDecoration: "none",
};
const heading: CSSProperties = { margin: "0 0 16px", fontFamily: display, fontSize: "32px", lineHeight: "36px" };
const buttonStyle: CSSProperties = {
	...on("night"),
	margin: "8px 0 24px",
	padding: "16px 24px",
	fontFamily: body,
	fontSize: "17px",
	fontWeight: 700,
};
const unsubscribeStyle: CSSProperties = { color: materialOf("oat").colour, textDecoration: "underline" };
const rowsTable = {
	...wall,
	style: { margin: "0 0 24px", borderBottom: reveal, borderCollapse: "collapse" },
} as const;
