import type { PromiseWords } from './promise-words';

const PLACE = /\{promise\.(\w+)\}/g;

const isWord = (name: string, words: PromiseWords): name is keyof PromiseWords & string =>
  Object.hasOwn(words, name);

/** Fills the `{promise.name}` places of a text. A place without a promise stays as it is. */
export const fillPromises = (text: string, words: PromiseWords): string =>
  text.replace(PLACE, (place, name: string) => (isWord(name, words) ? words[name] : place));

/** Fills the promises into every text of a vendor's answer, at any depth. */
export function fillPromisesIn<T>(answer: T, words: PromiseWords): T;
export function fillPromisesIn(answer: unknown, words: PromiseWords): unknown {
  if (typeof answer === 'string') return answer.includes('{promise.') ? fillPromises(answer, words) : answer;
  if (Array.isArray(answer)) return answer.map((entry: unknown) => fillPromisesIn(entry, words));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [key, fillPromisesIn(value, words)]),
  );
}
