import { pageRequest } from '../../testing/fake-clients';
import type { ListingData } from '../listing-data';
import { parseListing } from '../address/listing-url';
import { toListingHead } from './to-listing-head';

const crumbs = ['Home', 'Dames', 'Jurken'].map((name) => ({ name, href: `/nl/${name.toLowerCase()}/` }));

const data: ListingData = {
  title: 'Jurken',
  crumbs,
  total: 130,
  pages: 3,
  cards: [
    {
      id: 'jurk',
      href: '/nl/fjord/jurk',
      brand: 'Fjord',
      name: 'Jurk',
      price: { kind: 'regular', amount: 80 },
      image: 'https://media.example/1.jpg',
    },
  ],
  categories: { title: 'Categorie', links: [] },
  facets: [],
  sorts: [],
  showSalePercentage: true,
};

const headAt = (search: string, path = '/nl/dames/jurken/') => {
  const request = pageRequest(path + search);
  const place = { title: 'Jurken', path: '/nl/dames/jurken/', crumbs, around: [] };
  return toListingHead({ request, state: parseListing(search), place, context: 'ladies', data });
};

const SHOP = 'https://weefsel.example/nl/dames/jurken/';

describe("a listing's head", () => {
  test('is public with one canonical address and the way on', () => {
    const head = headAt('?utm_source=mail');
    expect(head).toMatchObject({
      title: 'Jurken voor dames | Weefsel',
      canonical: SHOP,
      next: `${SHOP}?tn_p=2`,
    });
    expect(head.robots).toBeUndefined();
  });

  test('names its page, and the pages before and after it', () => {
    expect(headAt('?tn_p=2')).toMatchObject({
      title: 'Jurken voor dames – pagina 2 | Weefsel',
      canonical: `${SHOP}?tn_p=2`,
      prev: SHOP,
      next: `${SHOP}?tn_p=3`,
    });
    expect(headAt('?tn_p=3').next).toBeUndefined();
  });

  test.each(['?tn_fk_merk=Fjord', '?tn_fk_ae-price=10-20', '?tn_sort=Nieuwste', '?tn_cid=10012'])(
    'keeps %s out of search engines, under its own address',
    (search) => {
      expect(headAt(`${search}&utm_source=mail`)).toMatchObject({
        robots: 'noindex, follow',
        canonical: SHOP + search,
      });
    },
  );

  test('is that of the category wherever it is shown', () => {
    expect(headAt('?tn_p=2', '/navigation/2ec32d61')).toMatchObject({
      canonical: `${SHOP}?tn_p=2`,
      prev: SHOP,
    });
  });

  test('asks for the first picture before all others', () => {
    expect(headAt('').heroImage).toMatchObject({
      src: expect.stringContaining('https://media.example/1.jpg'),
    });
  });
});
