import { inKnownOrder } from '../in-known-order';
import type { FacetOption } from './options-facet';

/** The options of an answer at the places that they had; what would give nothing now stays, with a count of 0. */
export function steadyOptions(known: readonly FacetOption[], now: readonly FacetOption[]): FacetOption[] {
  const options = new Map(
    [...known.map((option) => ({ ...option, count: 0 })), ...now].map((o) => [o.name, o]),
  );
  const order = inKnownOrder(
    known.map(({ name }) => name),
    now.map(({ name }) => name),
  );
  return order.flatMap((name) => options.get(name) ?? []);
}
