import type { Fabric, Pattern } from '@weefsel/drawings';
import type { FitName } from './cuts.ts';
import { fabricNamed } from './fabrics.ts';
import type { GarmentKind } from './garment-kind.ts';
import type { Random } from './random.ts';

/** Properties of a product from which its name follows. */
export interface NameParts {
  kind: GarmentKind;
  fabric: Fabric;
  pattern: Pattern;
  /** Visible details in words: `een opstaande kraag`. */
  details: readonly string[];
  fit: FitName;
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

const FIT_ADJECTIVES: Partial<Record<FitName, string>> = {
  Aansluitend: 'aansluitend',
  Ruimvallend: 'ruimvallend',
  Getailleerd: 'getailleerd',
  'Kort model': 'kort',
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const bare = (detail: string) => detail.replace(/^een /, '');

/** `gestreept` before a noun: `gestreepte blouse`, but `gestreept overhemd`. */
function inflected(adjective: string, grammar: GarmentKind['grammar']): string {
  return grammar === 'het' ? adjective : `${adjective}e`;
}

/** Name of the pattern in running text; empty for plain cloth. */
export const patternWords = (pattern: Pattern): string => PATTERN_ADDITIONS[pattern] ?? '';

/** `met opstaande kraag`; empty without trims. */
const withTrims = (...trims: readonly (string | undefined)[]) => {
  const told = trims.filter(Boolean);
  return told.length > 0 ? ` met ${told.join(' en ')}` : '';
};

/** All words for a pattern in a product name: `gestreepte`, `strepen`. */
export const patternNames = (pattern: Pattern): readonly string[] => {
  const adjective = PATTERN_ADJECTIVES[pattern];
  return [...(adjective ? [`${adjective}e`, adjective] : []), patternWords(pattern)].filter(Boolean);
};

/** All words for a cut in a product name: `korte`, `kort`, `kort model`. */
export const fitNames = (fit: FitName): readonly string[] => {
  const adjective = FIT_ADJECTIVES[fit];
  return [fit, ...(adjective ? [`${adjective}e`, adjective] : [])];
};

/** A product name as a shop writes it: `Linnen blouse met opstaande kraag`. */
export function productName(parts: NameParts, random: Random): string {
  const { kind, pattern, details } = parts;
  const fabric = fabricNamed(parts.fabric);
  const [first, second] = details.map(bare);
  const addition = patternWords(pattern);
  const adjective = PATTERN_ADJECTIVES[pattern];
  const ofFabric = fabric.inflects ? inflected(fabric.adjective, kind.grammar) : fabric.adjective;
  const saysFabric = kind.noun.endsWith('jeans');
  const withFabric = saysFabric ? kind.noun : `${ofFabric} ${kind.noun}`;
  if (adjective && random.chance(0.5)) {
    return capitalised(`${inflected(adjective, kind.grammar)} ${withFabric}${withTrims(first)}`);
  }
  if (addition) {
    const style = random.chance(0.5) ? withFabric : kind.noun;
    return capitalised(`${style}${withTrims(addition, random.chance(0.4) ? first : undefined)}`);
  }
  const fit = FIT_ADJECTIVES[parts.fit];
  const choice = random.between(0, 5);
  if (choice === 0 && fit) return capitalised(`${inflected(fit, kind.grammar)} ${withFabric}`);
  if (choice === 1 && first) return capitalised(`${kind.noun}${withTrims(first, second ?? fabric.noun)}`);
  if (choice === 2 && !saysFabric) return capitalised(`${kind.noun} van ${fabric.noun}${withTrims(first)}`);
  if (choice === 3 && kind.noun === 'jeans')
    return `${capitalised(kind.noun)} ${parts.fit.toLowerCase()}${withTrims(first)}`;
  return capitalised(`${withFabric}${withTrims(first)}`);
}
