import { plainText } from '@weefsel/contracts';

/** `niet te duur` excludes nothing. */
const NOT_WORD = String.raw`(?:zonder|geen|niet(?! (?:te|al|zo|duur|meer)(?!\p{L}))|without|no|not)(?![\p{L}\p{N}])`;
const NOT = String.raw`(?<![\p{L}\p{N}])${NOT_WORD}(?: (?:een|van|met|in|het))?`;
const THING = String.raw`(?!${NOT_WORD})[\p{L}\p{N}][\p{L}\p{N}-]+`;

/** Exclusions in a text: `zonder capuchon`, `geen leer`, `zonder rits of knopen`. */
export const NEGATION = new RegExp(String.raw`${NOT} ${THING}(?: (?:en|of|and|or) ${THING}(?= |$))*`, 'giu');

/** An exclusion in a text, and the text without it. */
interface Negation {
  said: string;
  without: string;
}

/** The exclusions in a text, in its order. */
export const negationsOf = (text: string): readonly Negation[] =>
  [...text.matchAll(NEGATION)].map(({ 0: said, index }) => ({
    said: plainText(said),
    without: `${text.slice(0, index)} ${text.slice(index + said.length)}`.replace(/\s+/g, ' ').trim(),
  }));
