import { FABRICS, PATTERNS, type Fabric as FabricName, type Pattern } from '@weefsel/drawings';
import * as v from 'valibot';
import { phrases } from './phrases.ts';
import { readAssortment } from './read-assortment.ts';

const lines = v.pipe(v.array(v.string()), v.minLength(1, 'must have at least one line'));

const CARE = new Map(Object.entries(readAssortment('care', v.record(v.string(), lines))));

/** A cloth or leather, with its words for product names and texts. */
export type Fabric = v.InferOutput<typeof fabric>;
const fabric = v.strictObject({
  /** Put before a noun: `Linnen blouse`. */
  adjective: v.string(),
  /** True when it takes an e: `waterafstotende jas`; names of materials do not. */
  inflects: v.optional(v.boolean(), false),
  noun: v.string(),
  compositions: phrases,
  /** Patterns that exist in it; all of them when not stated. */
  patterns: v.optional(v.array(v.picklist(PATTERNS, 'is no pattern that can be drawn')), [...PATTERNS]),
  care: v.pipe(
    v.string(),
    v.check((name) => CARE.has(name), 'is no care of care.json'),
  ),
  /** With its article, as at the start of a sentence: `het linnen`. */
  the: v.string(),
  /** Facts that follow its name in a text: `droogt snel`. */
  facts: phrases,
});

const KNOWN = readAssortment(
  'fabrics',
  v.record(v.picklist(FABRICS, 'is no cloth that can be drawn'), fabric),
);

export const FABRIC_NAMES = Object.keys(KNOWN) as FabricName[];

/** @throws Error when there is no such fabric. */
export function fabricNamed(name: FabricName): Fabric {
  const found = KNOWN[name];
  if (!found) throw new Error(`There is no fabric ${name}`);
  return found;
}

/** The drawn fabric, or the first other one of a kind, in which the pattern exists. */
export const fabricWith = (pattern: Pattern, drawn: FabricName, fabrics: readonly FabricName[]): FabricName =>
  [drawn, ...fabrics].find((name) => fabricNamed(name).patterns.includes(pattern)) ?? drawn;

/** Care instructions of a fabric. */
export const careFor = ({ care }: Fabric): readonly string[] => CARE.get(care) ?? [];
