import { type FacetKind, inKnownOrder } from '../facet-kind';
import { optionLabel, OptionsView } from './options-view';
import type { OptionsFacet, FacetOption } from './options-facet';
import { cleanText } from '../../address/clean-text';

const MAX_VALUES = 50;

/** Values of an address, joined by `|` or repeated: without duplicates, ignoring case, in one order. */
function parseValues(values: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const value of values.flatMap((joined) => joined.split('|')).map(cleanText)) {
    if (value && found.size < MAX_VALUES && !found.has(value.toLowerCase()))
      found.set(value.toLowerCase(), value);
  }
  return [...found.values()].sort();
}

/** Options keep their places between answers; those without results stay, with a count of 0. */
function steadyOptions(known: readonly FacetOption[], now: readonly FacetOption[]): FacetOption[] {
  const options = new Map(
    [...known.map((option) => ({ ...option, count: 0 })), ...now].map((o) => [o.name, o]),
  );
  const order = inKnownOrder(
    known.map(({ name }) => name),
    now.map(({ name }) => name),
  );
  return order.flatMap((name) => options.get(name) ?? []);
}

/** What was shown stays, also when nothing in it narrows the listing any more. */
function steady(before: OptionsFacet, now: OptionsFacet | undefined): OptionsFacet {
  const { idle, ...facet } = now ?? before;
  return {
    ...facet,
    ...(before.idle && idle && { idle }),
    options: steadyOptions(before.options, now?.options ?? []),
  };
}

/** Values to tick: the kind of every facet that no other kind takes. */
export const options: FacetKind<OptionsFacet> = {
  key: ({ key }) => key,
  parse: parseValues,
  print: (value, title, snippets) => optionLabel(snippets, title, value),
  steady,
  view: OptionsView,
  read: () => import(/* webpackChunkName: "load.listing" */ './read-options'),
};
