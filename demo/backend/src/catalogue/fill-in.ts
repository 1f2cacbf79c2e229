import { fabricNamed } from './fabrics.ts';
import type { GarmentKind } from './garment-kind.ts';
import type { NameParts } from './product-name.ts';

type Grammar = GarmentKind['grammar'];

/** Words for a product, by the grammar of its noun. */
const REFERENCES: Record<Grammar, { deze: string; de: string; hij: string; hem: string }> = {
  de: { deze: 'deze', de: 'de', hij: 'hij', hem: 'hem' },
  het: { deze: 'dit', de: 'het', hij: 'het', hem: 'het' },
  plural: { deze: 'deze', de: 'de', hij: 'ze', hem: 'ze' },
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Fills in a sentence about a product: `{Hij} {is|zijn} van wol` becomes `Ze zijn van wol`. */
export function fillIn(
  sentence: string,
  { kind, brand, fabric }: NameParts & { brand: string },
  words: Readonly<Record<string, string>>,
): string {
  const { deze, de, hij, hem } = REFERENCES[kind.grammar];
  const noun = kind.definite ?? kind.noun;
  const { the, noun: materiaal } = fabricNamed(fabric);
  const known: Readonly<Record<string, string>> = {
    ...words,
    deze: `${deze} ${noun}`,
    de: `${de} ${noun}`,
    hij,
    hem,
    merk: brand,
    stof: the,
    materiaal,
    die: the.startsWith('het ') ? 'dat' : 'die',
  };
  return sentence
    .replace(/\{([^{}|]+)\|([^{}|]+)\}/g, kind.grammar === 'plural' ? '$2' : '$1')
    .replace(/\{(\p{L}+)\}/gu, (_, name: string) => {
      const word = known[name.toLowerCase()] ?? '';
      return /^\p{Lu}/u.test(name) ? capitalised(word) : word;
    });
}
