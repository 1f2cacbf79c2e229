/** What was seen of a deed that was done before the page's code came. */
export interface DeedNotes {
  name: string;
  /** Whether the control was there. */
  done: boolean;
  /** Whether the page answered before its code came. */
  early: boolean;
  /** Whether the effect was there once the code had come, and still a while later. */
  came: boolean;
  stayed: boolean;
  /** Documents that were asked for after it. */
  documents: number;
}

/** What became of a deed: kept, or how it was lost. */
export interface Deed {
  name: string;
  kept: boolean;
  early: boolean;
  /** How it was lost, empty when it was kept. */
  lost: string;
}

function lossOf({ done, came, stayed, documents }: DeedNotes): string {
  if (!done) return 'the control is not there before the code';
  if (came && stayed) return '';
  if (documents > 0) return 'the browser asked for another document';
  return came ? 'its effect came and went away again' : 'it had no effect once the code was there';
}

/** A deed is kept when its effect is there after the code came, and stays. */
export function judgeDeed(notes: DeedNotes): Deed {
  const lost = lossOf(notes);
  return { name: notes.name, kept: lost === '', early: notes.early, lost };
}
