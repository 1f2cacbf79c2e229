import type { Pattern } from '@weefsel/drawings';
import { fabricNamed } from './fabrics.ts';
import type { GarmentKind } from './garment-kind.ts';
import type { Random } from './random.ts';

/** What is decided about a product before it gets its name. */
export interface NameParts {
  kind: GarmentKind;
  fabric: string;
  pattern: Pattern;
  details: readonly string[];
  fit: string;
}

/** A pattern as adjective (`gestreepte`) or as addition (`met krijtstreep`). */
const PATTERN_ADJECTIVES: Partial<Record<Pattern, string>> = {
  streep: 'gestreept',
  ruit: 'geruit',
  stip: 'gestipt',
  bloem: 'gebloemd',
  rib: 'geribd',
  gemeleerd: 'gemêleerd',
};

const PATTERN_ADDITIONS: Partial<Record<Pattern, string>> = {
  streep: 'strepen',
  krijtstreep: 'krijtstreep',
  breton: 'bretonstrepen',
  ruit: 'ruiten',
  vichy: 'vichyruit',
  stip: 'stippen',
  bloem: 'bloemenprint',
  visgraat: 'visgraatmotief',
  rib: 'ribstructuur',
  kabel: 'kabelpatroon',
  'pied-de-poule': 'pied-de-poule',
};

const FIT_ADJECTIVES: Record<string, string> = {
  Aansluitend: 'aansluitend',
  Ruimvallend: 'ruimvallend',
  Getailleerd: 'getailleerd',
  'Kort model': 'kort',
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const bare = (detail: string) => detail.replace(/^een /, '');

/** `gestreept` before a noun: `gestreepte blouse`, but `gestreept overhemd`. */
export function inflected(adjective: string, grammar: GarmentKind['grammar']): string {
  return grammar === 'het' ? adjective : `${adjective}e`;
}

/** How the pattern is named in running text, empty for plain cloth. */
export const patternWords = (pattern: Pattern): string => PATTERN_ADDITIONS[pattern] ?? '';

/** A product name as a shop writes it: `Linnen blouse met opstaande kraag`. */
export function productName(parts: NameParts, random: Random): string {
  const { kind, pattern, details } = parts;
  const fabric = fabricNamed(parts.fabric);
  const [first = '', second = ''] = details.map(bare);
  const addition = patternWords(pattern);
  const adjective = PATTERN_ADJECTIVES[pattern];
  const withFabric = kind.noun === 'jeans' ? kind.noun : `${fabric.adjective} ${kind.noun}`;
  if (adjective && random.chance(0.5)) {
    return capitalised(`${inflected(adjective, kind.grammar)} ${withFabric} met ${first}`);
  }
  if (addition) {
    const style = random.chance(0.5) ? withFabric : kind.noun;
    return capitalised(`${style} met ${addition}${random.chance(0.4) ? ` en ${first}` : ''}`);
  }
  const fit = FIT_ADJECTIVES[parts.fit];
  const choice = random.between(0, 5);
  if (choice === 0 && fit) return capitalised(`${inflected(fit, kind.grammar)} ${withFabric}`);
  if (choice === 1) return capitalised(`${kind.noun} met ${first} en ${second || fabric.noun}`);
  if (choice === 2 && kind.noun !== 'jeans')
    return capitalised(`${kind.noun} van ${fabric.noun} met ${first}`);
  if (choice === 3 && kind.noun === 'jeans')
    return `${capitalised(kind.noun)} ${parts.fit.toLowerCase()} met ${first}`;
  return capitalised(`${withFabric} met ${first}`);
}
