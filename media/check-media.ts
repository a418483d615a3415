import { checkPeople } from "./people.ts";
import { checkPhotos } from "./photos.ts";

/** A sentence for each photograph and portrait that cannot be used as it is. */
export async function checkMedia(): Promise<string[]> {
	return [...(await checkPhotos()), ...(await checkPeople())];
}
