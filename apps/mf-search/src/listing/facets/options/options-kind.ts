import type { FacetKind } from '../facet-kind';
import { optionLabel } from './option-label';
import type { OptionsFacet } from './options-facet';
import { OptionsView } from './options-view';
import { parseValues } from './parse-values';
import { steadyOptions } from './steady-options';

/** Values to tick; what every facet is that no other kind takes. */
export const options: FacetKind<OptionsFacet> = {
  key: ({ key }) => key,
  parse: parseValues,
  print: (value, title, snippets) => optionLabel(snippets, title, value),
  steady: (before, now) => ({
    ...(now ?? before),
    options: steadyOptions(before.options, now?.options ?? []),
  }),
  view: OptionsView,
  read: () => import(/* webpackChunkName: "load.listing" */ './read-options'),
};
