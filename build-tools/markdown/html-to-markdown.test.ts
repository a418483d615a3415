import { expect, test } from "vitest";
import { readPage } from "./read-page.ts";

const head =
	'<title>T</title><meta name="description" content="D"><link rel="canonical" href="https://kitchens.example/en/faq">';
const convert = (main: string) =>
	readPage(`<html lang="en">${head}<main>${main}</main></html>`, "faq").markdown.trimEnd();

test.each([
	["headings without their links", '<h2><a href="#buying">Buying</a></h2>', "## Buying"],
	["the title first", "<p>Before</p><h1>Title</h1>", "# Title\n\nBefore"],
	[
		"whole addresses",
		'<p>See <a href="/en/contact">us</a> or <a href="#top">above</a>.</p>',
		"See [us](https://kitchens.example/en/contact) or [above](https://kitchens.example/en/faq#top).",
	],
	["strong and emphasis", "<p><strong>One</strong> and <em>two</em></p>", "**One** and _two_"],
	["lists", "<ul><li>One</li><li><p>Two</p><p>more</p></li></ul>", "- One\n\n- Two\n\n  more"],
	["counted lists", "<ol><li>One</li><li>Two</li></ol>", "1. One\n2. Two"],
	[
		"prices with their notes",
		"<dl><div><dt>Box<span>Shipping included.</span></dt><dd><data value=20>€20</data></dd></div></dl>",
		"- **Box**: €20 (Shipping included.)",
	],
	[
		"tables",
		"<table><tr><th>What</th><th>Cost</th></tr><tr><td>Box</td><td>€20</td></tr></table>",
		"| What | Cost |\n| - | - |\n| Box | €20 |",
	],
	["questions", "<ul><li><details><summary><h3>Why?</h3></summary><p>So.</p></details></li></ul>", "### Why?\n\nSo."],
	[
		"pictures by what they show",
		'<img src="/a.jpg" alt="A red kitchen">',
		"![A red kitchen](https://kitchens.example/a.jpg)",
	],
	[
		"parts that touch as parts",
		"<a href=/own><span>Own</span><span>Your grip</span></a>",
		"[Own · Your grip](https://kitchens.example/own)",
	],
	["signs of Markdown as they are", "<p>2 * 3 [x] _y_</p>", "2 \\* 3 \\[x] \\_y\\_"],
])("writes %s", (_, html, markdown) => {
	expect(convert(html)).toBe(markdown);
});

test.each([
	["decoration", '<span aria-hidden="true">A</span>'],
	["what only a browser knows", "<div data-live><p>Open now</p></div>"],
	["forms", "<form><label>Name<input></label></form>"],
	["ways around the page", "<nav><a href=/>Home</a></nav>"],
	["links that are only a mark", '<p><a href="#x">#</a></p>'],
	["counters", "<p>1</p>"],
	["pictures that show nothing", '<img src="/a.jpg" alt="">'],
	["what hides behind a front", "<div data-opens><div><p>Hi</p></div></div>"],
])("leaves out %s", (_, html) => {
	expect(convert(`<p>Said.</p>${html}`)).toBe("Said.");
});
