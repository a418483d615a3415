import { checkPhotos } from "./photos.ts";
import { checkPortraits } from "./portraits.ts";

/** A sentence for each photograph and portrait that cannot be used as it is. */
export async function checkMedia(): Promise<string[]> {
	return [...(await checkPhotos()), ...(await checkPortraits())];
}
