import { careFor, fabricNamed } from './fabrics.ts';
import { COMBINATIONS, FIT_SENTENCES, GENERAL_COMBINATIONS } from './description-sentences.ts';
import { patternWords, type NameParts } from './product-name.ts';
import type { Random } from './random.ts';

interface Words {
  the: string;
  this: string;
  it: string;
  /** `Een blouse die`, `Sneakers die`. */
  one: string;
  which: string;
  is: string;
  get: string;
  fit: string;
  belong: string;
  combine: string;
}

const SINGULAR = {
  one: 'een ',
  is: 'is',
  get: 'krijgt',
  fit: 'past',
  belong: 'hoort',
  combine: 'combineert',
};

const WORDS: Record<NameParts['kind']['grammar'], Words> = {
  de: { the: 'de', this: 'deze', it: 'hem', which: 'die', ...SINGULAR },
  het: { the: 'het', this: 'dit', it: 'het', which: 'dat', ...SINGULAR },
  plural: {
    the: 'de',
    this: 'deze',
    it: 'ze',
    one: '',
    which: 'die',
    is: 'zijn',
    get: 'krijgen',
    fit: 'passen',
    belong: 'horen',
    combine: 'combineren',
  },
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const listed = ([first = '', second]: readonly string[]) => (second ? `${first} en ${second}` : first);

const isWorn = (category: string) => category.startsWith('kleding') || category.startsWith('schoenen');

function openings({ kind, details }: NameParts, brand: string): string[] {
  const words = WORDS[kind.grammar];
  const { noun } = kind;
  const these = `${words.this} ${noun}`;
  const trimmings = listed(details);
  return [
    `Bij ${brand} draait het om eenvoud, en ${these} met ${trimmings} ${words.fit} daar mooi bij.`,
    `Met ${trimmings} ${words.get} ${these} van ${brand} een eigen gezicht.`,
    `${brand} ontwierp ${these} voor dagen waarop je er moeiteloos goed uit wilt zien.`,
    `${capitalised(these)} van ${brand} ${words.combine} ${trimmings} met een rustige lijn.`,
    `${capitalised(words.one + noun)} ${words.which} je jaren draagt: ${brand} koos voor ${trimmings} en liet de rest weg.`,
    `${brand} nam ${words.the} klassieke ${noun} als uitgangspunt en voegde ${trimmings} toe.`,
    `${capitalised(these)} ${words.is} typisch ${brand}: ingetogen, goed gemaakt en met ${trimmings}.`,
    `Voor wie van ${brand} houdt, ${words.belong} ${these} bij de vaste stukken.`,
    ...(isWorn(kind.category)
      ? [`Zodra je ${words.it} aantrekt, merk je de zorg waarmee ${brand} ${these} heeft gemaakt.`]
      : []),
  ];
}

const patternSentences = (pattern: string) => [
  `Het dessin met ${pattern} loopt netjes door over de naden.`,
  `Het dessin met ${pattern} vraagt weinig gezelschap: houd de rest van je outfit effen.`,
];

const finishes = (details: readonly string[]) => [
  `Let op de afwerking: ${listed(details)}.`,
  `${capitalised(listed(details))} maken het geheel af.`,
  `Details als ${listed(details)} zie je pas van dichtbij.`,
];

const combinationsFor = (category: string) =>
  COMBINATIONS[category] ?? COMBINATIONS[category.split('/')[0] ?? ''] ?? GENERAL_COMBINATIONS;

/** Three to five sentences about one product, as a shop with an eye for its goods writes them. */
export function productDescription(parts: NameParts, brand: string, random: Random): string {
  const { kind, details } = parts;
  const pattern = patternWords(parts.pattern);
  const opening = random.pick(openings(parts, brand));
  const fit = kind.category.startsWith('kleding') ? FIT_SENTENCES[parts.fit] : undefined;
  const sentences = [opening, random.pick(fabricNamed(parts.fabric).sentences)];
  if (pattern && random.chance(0.7)) sentences.push(random.pick(patternSentences(pattern)));
  if (details[0] && !opening.includes(details[0])) sentences.push(random.pick(finishes(details)));
  if (fit) sentences.push(random.pick(fit));
  if (sentences.length < 5) sentences.push(random.pick(combinationsFor(kind.category)));
  return sentences.join(' ');
}

/** Washing instructions of the cloth. */
export const careOf = (parts: NameParts): readonly string[] => careFor(fabricNamed(parts.fabric));
