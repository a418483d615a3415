import { type ChildProcess, spawn } from "node:child_process";
import { globSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { Builder, By, Capabilities, type WebElement } from "selenium-webdriver";
import { freePort } from "../support/site/free-port.ts";
import { findProgram, installFromDebian } from "../support/site/programs.ts";
import type { Launched } from "./browser.ts";

const packages = ["webkit2gtk-driver", "xvfb"];

/** Safari's engine as Debian has it (WebKitGTK), on a display that nobody sees. */
export async function launchWebKit(): Promise<Launched> {
	const found = findWebKit() ?? (installFromDebian(...packages) ? findWebKit() : undefined);
	if (!found)
		return { reason: `Debian's ${packages.join(" and ")} are not installed, and here they cannot be installed` };
	const { display, xvfb } = await startDisplay(found.xvfb);
	const port = await freePort("127.0.0.1");
	const driverProcess = spawn(found.driver, [`--port=${port}`], {
		stdio: "ignore",
		env: {
			...process.env,
			DISPLAY: display,
			LIBGL_ALWAYS_SOFTWARE: "1",
			...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" } : {}),
		},
	});
	const stop = () => {
		driverProcess.kill();
		xvfb.kill();
	};
	process.once("exit", stop);
	await untilAnswering(`http://127.0.0.1:${port}/status`);
	const driver = await new Builder()
		.usingServer(`http://127.0.0.1:${port}`)
		.withCapabilities(
			new Capabilities({
				browserName: "MiniBrowser",
				"webkitgtk:browserOptions": { binary: found.browser, args: ["--automation"] },
			}),
		)
		.build();
	await switchToWindowWithoutToolbar();
	const version = (await driver.getCapabilities()).getBrowserVersion() ?? "";

	/** A toolbar keeps windows from being as narrow as a phone; only windows that a page opens have none. */
	async function switchToWindowWithoutToolbar(): Promise<void> {
		const first = await driver.getWindowHandle();
		await driver.executeScript(() => {
			document.body.innerHTML = "<button>open</button>";
			document.body.onclick = () => window.open("about:blank", "", "popup,width=390,height=844,toolbar=no,location=no");
		});
		await driver.findElement(By.css("button")).click();
		await driver.wait(async () => (await driver.getAllWindowHandles()).length > 1, 10_000);
		const opened = (await driver.getAllWindowHandles()).find((handle) => handle !== first);
		if (!opened) throw new Error("WebKit opened no window");
		await driver.switchTo().window(opened);
	}

	async function find(selector: string): Promise<WebElement> {
		for (const element of await driver.findElements(By.css(selector))) {
			if (!(await element.isDisplayed())) continue;
			// To the bottom: what stays in place (header, the kitchen of the mixer) is at the top.
			await driver.executeScript('arguments[0].scrollIntoView({ block: "end", behavior: "instant" })', element);
			return element;
		}
		throw new Error(`${await driver.getCurrentUrl()} shows no ${selector}`);
	}

	return {
		name: `WebKitGTK ${version}`,
		resize: async (width, height) => {
			await driver.manage().window().setRect({ x: 0, y: 0, width, height });
		},
		open: (address) => driver.get(address),
		evaluate: (work, ...args) => driver.executeScript(`return (${work}).apply(null, arguments)`, ...args),
		click: async (selector) => (await find(selector)).click(),
		type: async (selector, text) => (await find(selector)).sendKeys(text),
		screenshot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
		close: async () => {
			await driver.quit().catch(() => undefined);
			stop();
		},
	};
}

function findWebKit(): { driver: string; browser: string; xvfb: string } | undefined {
	const driver = findProgram("WebKitWebDriver");
	const xvfb = findProgram("Xvfb");
	const [browser] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
	return driver && xvfb && browser ? { driver, browser, xvfb } : undefined;
}

/** Xvfb chooses a display that is free and writes its number. */
async function startDisplay(program: string): Promise<{ display: string; xvfb: ChildProcess }> {
	const options = ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
	const xvfb = spawn(program, options, { stdio: ["ignore", "pipe", "ignore"] });
	const number = await new Promise<string>((done, fail) => {
		xvfb.stdout.once("data", (data) => done(String(data).trim()));
		xvfb.once("exit", () => fail(new Error("Xvfb ended")));
	});
	return { display: `:${number}`, xvfb };
}

async function untilAnswering(address: string): Promise<void> {
	for (let tries = 0; tries < 100; tries++) {
		const response = await fetch(address).catch(() => undefined);
		if (response) return;
		await wait(100);
	}
	throw new Error(`${address} does not answer`);
}
