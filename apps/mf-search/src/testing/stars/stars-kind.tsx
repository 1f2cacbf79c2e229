import type { AnyFacet, FacetKind } from '../../listing/facets/facet-kind';
import { withFilter } from '../../listing/address/listing-state';

/** How well a product is reviewed at least: a kind that the shop does not have, as its folder would hold it. */
interface StarsFacet extends AnyFacet {
  kind: 'stars';
  most: number;
}

const KEY = 'sterren';

export const stars: FacetKind<StarsFacet> = {
  ownKeys: [KEY],
  key: () => KEY,
  parse: (values) => values.filter((value) => /^[1-5]$/.test(value)).slice(0, 1),
  print: (value) => `Vanaf ${value} sterren`,
  steady: (before, now) => now ?? before,
  view: ({ facet, address: { state, go } }) => (
    <button type="button" onClick={() => go(withFilter(state, KEY, [String(facet.most)]))}>
      {facet.most} sterren
    </button>
  ),
  read: async () => ({
    reader: {
      isOne: ({ facetsettings }) => facetsettings.urlkey === KEY,
      toFacet: ({ facetsettings, attributes }) => ({
        kind: 'stars',
        title: facetsettings.title,
        most: Math.max(...attributes.map(({ title }) => Number(title))),
      }),
    },
  }),
};
