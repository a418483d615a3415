/** The operations of a browser that these tests use, for any driver. Selectors mean the first visible match. */
export type EngineBrowser = {
	name: string;
	resize(width: number, height: number): Promise<void>;
	/** Opens a page and waits until it has loaded. */
	open(address: string): Promise<void>;
	/** Runs a function in the page; it may use nothing from outside itself. */
	evaluate<Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
	click(selector: string): Promise<void>;
	type(selector: string, text: string): Promise<void>;
	screenshot(): Promise<Uint8Array>;
	close(): Promise<void>;
};

/** A browser, or why there is none. */
export type Launched = EngineBrowser | { reason: string };
