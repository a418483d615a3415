import { checkContentFiles } from "../content/check-files.ts";
import { checkAllFacts } from "../facts/check-files.ts";
import { checkMedia } from "../media/check-media.ts";
import { describeFault } from "../yaml/fault.ts";

/** The faults of facts, content and photographs, a sentence each. */
export async function checkAllData(): Promise<string[]> {
	return [...(await checkAllFacts()), ...checkContentFiles().map(describeFault), ...(await checkMedia())];
}
