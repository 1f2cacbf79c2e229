import { builtInPromises, fillPromises, promiseWords } from '@weefsel/contracts/promises';

/** What the demo shop promises: its fees, dates, mails and content are made of it. */
export const PROMISES = builtInPromises;

const WORDS = promiseWords(PROMISES);

/** A text of the commerce vendor with the shop's promises in their `{promise.name}` places. */
export const promised = (text: string): string => fillPromises(text, WORDS);
