import { type FacetKind, inKnownOrder } from '../facet-kind';
import { optionLabel, OptionsView } from './options-view';
import type { OptionsFacet, FacetOption } from './options-facet';
import { cleanText } from '../../address/clean-text';

const MAX_VALUES = 50;

/** Values of an address, repeated or joined by `|`: without duplicates regardless of case, sorted. */
function parseValues(values: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const value of values.flatMap((joined) => joined.split('|')).map(cleanText)) {
    if (value && found.size < MAX_VALUES && !found.has(value.toLowerCase()))
      found.set(value.toLowerCase(), value);
  }
  return [...found.values()].sort();
}

/** Options keep their places between responses; those without results stay, with a count of 0. */
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

/** A facet once shown stays, even when it no longer narrows the listing. */
function steady(before: OptionsFacet, now: OptionsFacet | undefined): OptionsFacet {
  const { idle, ...facet } = now ?? before;
  return {
    ...facet,
    ...(before.idle && idle && { idle }),
    options: steadyOptions(before.options, now?.options ?? []),
  };
}

/** Checkboxes: the kind of every facet that no other kind takes. */
export const options: FacetKind<OptionsFacet> = {
  key: ({ key }) => key,
  parse: parseValues,
  print: (value, title, snippets) => optionLabel(snippets, title, value),
  steady,
  view: OptionsView,
  read: () => import(/* webpackChunkName: "load.listing" */ './read-options'),
};
