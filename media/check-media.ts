import { checkShots } from "./check-shots.ts";
import { checkPeople } from "./people.ts";
import { checkPhotos } from "./photos.ts";

/** A sentence for each render, photograph and portrait that cannot be used as it is. */
export async function checkMedia(): Promise<string[]> {
	return [...(await checkShots()), ...(await checkPhotos()), ...(await checkPeople())];
}
