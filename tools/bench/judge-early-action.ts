/** Observations of an action taken before the page's code arrived. */
export interface EarlyActionNotes {
  name: string;
  /** True when the control was present. */
  done: boolean;
  /** True when the page answered before its code arrived. */
  early: boolean;
  /** True when the effect was visible after the code's arrival, and still a while later. */
  came: boolean;
  stayed: boolean;
  /** Number of documents requested after the action. */
  documents: number;
}

/** Outcome of an early action: kept, or the reason of its loss. */
export interface EarlyAction {
  name: string;
  kept: boolean;
  early: boolean;
  /** Reason of the loss; empty when it was kept. */
  lost: string;
}

function lossOf({ done, came, stayed, documents }: EarlyActionNotes): string {
  if (!done) return 'the control is not there before the code';
  if (came && stayed) return '';
  if (documents > 0) return 'the browser asked for another document';
  return came ? 'its effect came and went away again' : 'it had no effect once the code was there';
}

/** Evaluates an early action. It is kept when its effect appears after the code's arrival and stays. */
export function judgeEarlyAction(notes: EarlyActionNotes): EarlyAction {
  const lost = lossOf(notes);
  return { name: notes.name, kept: lost === '', early: notes.early, lost };
}
