import { builtInPromises, fillPromises, promiseWords } from '@weefsel/contracts/promises';

/** Promises of the demo shop: the source of its fees, dates, mails and content. */
export const PROMISES = builtInPromises;

const WORDS = promiseWords(PROMISES);

/** Fills the shop's promises into the `{promise.name}` placeholders of a commerce text. */
export const promised = (text: string): string => fillPromises(text, WORDS);
