import * as v from 'valibot';
import { readAssortment } from './read-assortment.ts';

const lines = v.pipe(v.array(v.string()), v.minLength(1, 'must have at least one line'));

const CARE = new Map(Object.entries(readAssortment('care', v.record(v.string(), lines))));

/** A cloth or leather: how it is called in a product's name and what the shop says about it. */
export type Fabric = v.InferOutput<typeof fabric>;
const fabric = v.strictObject({
  /** Put before a noun: `Linnen blouse`. */
  adjective: v.string(),
  noun: v.string(),
  compositions: lines,
  care: v.pipe(
    v.string(),
    v.check((name) => CARE.has(name), 'is no care of care.json'),
  ),
  sentences: lines,
});

const FABRICS = new Map(Object.entries(readAssortment('fabrics', v.record(v.string(), fabric))));

export const FABRIC_NAMES = [...FABRICS.keys()];

/** @throws Error when there is no such fabric. */
export function fabricNamed(name: string): Fabric {
  const found = FABRICS.get(name);
  if (!found) throw new Error(`There is no fabric ${name}`);
  return found;
}

/** How to take care of a fabric. */
export const careFor = ({ care }: Fabric): readonly string[] => CARE.get(care) ?? [];
