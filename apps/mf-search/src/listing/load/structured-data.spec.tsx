import { screen, within } from '@testing-library/react';
import { fakeClients, IDS, pageRequest } from '../../testing/fake-clients';
import { showListing } from '../../testing/show-listing';
import { hex, wireAnswer, wireProduct } from '../../testing/wire';
import type { ListingData } from '../listing-data';
import { load } from './load-listing';

interface ItemOfList {
  position: number;
  name?: string;
  item?: string;
  url?: string;
}

const PATH = '/nl/dames/kleding/';
const TOTAL = 60;
// Rendering a page of cards is slow on a loaded machine.
const TIMEOUT_MS = 30_000;

/** A shop with sixty products, of which one page is shown. */
function shopAt(page: number) {
  const ids = Array.from({ length: TOTAL }, (_, index) => hex(1000 + index)).slice(
    (page - 1) * 48,
    page * 48,
  );
  const { properties } = wireAnswer([]);
  const { clients } = fakeClients(
    wireAnswer(ids, { properties: { ...properties, nrofitems: TOTAL, nrofpages: 2, currentpage: page } }),
  );
  clients.commerce.product.byIds = (asked) =>
    Promise.resolve(
      asked.map((id) => wireProduct(id, { seoUrls: [{ seoPathInfo: `NL/fjord/jurk-${id}` }] })),
    );
  return clients;
}

test.each([
  ['the plain listing', '', 1],
  ['a filter', '?tn_fk_merk=Fjord', 1],
  ['a sort', '?tn_sort=Nieuwste', 1],
  ['the second page', '?tn_p=2', 2],
])(
  'the structured data equals the visible page: %s',
  async (_what, search, page) => {
    const result = await load(pageRequest(PATH + search, { id: IDS.kleding }), shopAt(page));
    if (result.kind !== 'page') throw new Error(result.kind);
    await showListing(PATH + search, () => result.data as ListingData);

    const [crumbs = [], products = []] = (result.head.jsonLd ?? []).map(
      (list) => (list as { itemListElement: ItemOfList[] }).itemListElement,
    );
    const way = within(screen.getByRole('navigation', { name: 'Kruimelpad' })).getAllByRole('listitem');
    expect(crumbs.map(({ name }) => name)).toEqual(way.map((step) => step.textContent));
    expect(crumbs.at(-1)?.item).toBe(`https://weefsel.example${PATH}`);

    const hrefs = [...document.querySelectorAll('article')].map((card) =>
      card.querySelector('a')?.getAttribute('href'),
    );
    expect(products.map(({ url }) => url)).toEqual(hrefs.map((href) => `https://weefsel.example${href}`));
    expect(products.map(({ position }) => position)).toEqual(
      hrefs.map((_, index) => (page - 1) * 48 + index + 1),
    );
    expect(hrefs).toHaveLength(page === 1 ? 48 : 12);
    expect(result.head.jsonLd).toContainEqual(expect.objectContaining({ numberOfItems: TOTAL }));
  },
  TIMEOUT_MS,
);
