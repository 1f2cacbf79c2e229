import type { Facet, FacetSettings, ListingAnswer, Product } from '@weefsel/api-clients';

/** A 32-hex id that ends in a number. */
export const hex = (number: number): string => number.toString(16).padStart(32, '0');

/** A facet as the search service sends it. */
export const wireFacet = (
  settings: Partial<FacetSettings> & Pick<FacetSettings, 'title' | 'urlkey'>,
  values: readonly (readonly [title: string, count: number])[],
): Facet => ({
  facetsettings: { selectiontype: 'checkbox', ...settings },
  attributes: values.map(([title, nrofresults]) => ({ title, nrofresults, isselected: false })),
});

/** A response of the search service with one item per id. */
export const wireAnswer = (ids: readonly string[], parts: Partial<ListingAnswer> = {}): ListingAnswer => ({
  facets: [],
  items: ids.map((id) => ({ itemno: `10-${id}`, attributes: [{ name: 'swid', values: [id] }] })),
  properties: {
    nrofitems: ids.length,
    pagesize: 48,
    nrofpages: 1,
    currentpage: 1,
    sortfields: [
      { title: 'Aanbevolen', isselected: true },
      { title: 'Nieuwste', isselected: false },
    ],
  },
  redirects: [],
  requestId: 'f'.repeat(32),
  ...parts,
});

/** A product as the commerce backend sends it. */
export const wireProduct = (id: string, parts: Partial<Product> = {}): Product => ({
  id,
  translated: { name: 'Linnen jurk' },
  manufacturer: { id: hex(900), translated: { name: 'Fjord' } },
  cover: { media: { url: `https://media.example/${id}-front.jpg`, alt: 'Jurk, voorkant' } },
  media: [
    { position: 0, media: { url: `https://media.example/${id}-front.jpg` } },
    { position: 1, media: { url: `https://media.example/${id}-back.jpg` } },
  ],
  seoUrls: [{ seoPathInfo: 'NL/fjord/Linnen-jurk' }],
  calculatedPrice: { unitPrice: 89.95, quantity: 1, totalPrice: 89.95 },
  ...parts,
});
