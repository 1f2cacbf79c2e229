import type { ListingAnswer } from '@weefsel/api-clients';
import { withoutNames } from './hidden-phrases';
import { toPhrase } from './lexicon';
import { negationsOf } from './negations';
import { leftOf, PHRASE_MARK } from './phrase-mark';

/** Occasions and places to wear clothes: no facet has them. */
const OCCASIONS = new RegExp(
  String.raw`(?<!\p{L})(?:bruiloft|huwelijk|trouwerij|trouwfeest|trouw|wedding|kerst|kerstmis|kerstdiner|christmas|feest|feestje|` +
    String.raw`feestdagen|party|gala|cocktail|oud en nieuw|nieuwjaar|verjaardag|jubileum|diploma-?uitreiking|examen|` +
    String.raw`kantoor|werk|office|sollicitatie|zakelijk|business|vakantie|strand|festival|reis|citytrip|picknick|` +
    String.raw`begrafenis|uitvaart|communie|doop|babyshower|date|etentje|diner|borrel|theater|concert|moederdag|vaderdag|` +
    String.raw`iets (?:leuks|moois)|cadeau|cadeautje|kado|kadootje|sollicitatiegesprek|sinterklaas|pasen|koningsdag|carnaval|halloween|valentijn|sport|wandelen|fietsen|regen|thuis)(?!\p{L})`,
  'gu',
);
/** A named size that no facet took. */
const SIZES = /(?<!\p{L})(?:maat|size) [\p{L}\p{N}]{1,5}(?![\p{L}\p{N}])/gu;
const CONNECTING = new Set(
  (
    'met van voor in op en of de het een te bij uit aan naar maat kleur merk mijn zonder geen niet ik je wil zoek iets ' +
    'wat welke hoe kan heb ook er maar al zo'
  ).split(' '),
);
const MIN_WORD = 2;

/** Shared letters of two words, as a fraction of the longer one. */
function shareOfLetters(word: string, other: string): number {
  const left = [...other];
  const shared = [...word].filter((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return shared.length / Math.max(word.length, other.length);
}

const LEAST_SHARE = 0.7;

/** True when one word may stand for another: half of it or its end is the other, or most letters are. */
const isLike = (word: string, other: string): boolean => {
  const [short = 0, long = 0] = [word.length, other.length].sort((a, b) => a - b);
  const shared = Math.max(3, short - 2);
  const isBeginning = short * 2 >= long && word.slice(0, shared) === other.slice(0, shared);
  return isBeginning || word.endsWith(other) || shareOfLetters(word, other) >= LEAST_SHARE;
};

/** Words of the text that the service dropped from its search. A misspelt word has a counterpart and does not count. */
function leftOutBy(meant: string, text: string): string[] {
  const searched = toPhrase(meant).split(' ').filter(Boolean);
  const typed = toPhrase(text)
    .split(' ')
    .filter((word) => word && !CONNECTING.has(word));
  if (searched.length === 0 || searched.length >= typed.length) return [];
  const others = searched.filter((word) => !typed.includes(word));
  return typed.filter(
    (word) =>
      word.length >= MIN_WORD && !searched.includes(word) && !others.some((other) => isLike(word, other)),
  );
}

/** True when the service only left words out. */
export const isPartOf = (meant: string, text: string): boolean => {
  const typed = toPhrase(text).split(' ');
  return toPhrase(meant)
    .split(' ')
    .every((word) => typed.includes(word));
};

/** The occasions in a text, and the text without them. */
export const occasionsIn = (text: string): { words: readonly string[]; without: string } => ({
  words: [...text.matchAll(OCCASIONS)].map(([word]) => word),
  without: leftOf(text.replace(OCCASIONS, ` ${PHRASE_MARK} `)),
});

/** Words of a text without any match in the shop, named on the page. */
export function unusedWords(text: string, { suggestedsearchterm }: ListingAnswer['properties']): string[] {
  const folded = negationsOf(text).reduce((left, { said }) => left.replace(said, ' '), text.toLowerCase());
  const whole = withoutNames(folded);
  const named = [OCCASIONS, SIZES].flatMap((pattern) => [...whole.matchAll(pattern)].map(([word]) => word));
  const meant = suggestedsearchterm?.trim();
  const leftOut = meant ? leftOutBy(meant, folded) : [];
  const isNamed = (word: string): boolean => named.some((phrase) => phrase.split(' ').includes(word));
  return [...new Set([...named, ...leftOut.filter((word) => !isNamed(word))])];
}
