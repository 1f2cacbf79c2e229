import { readWish, wishHref } from './overview-wish';

const filters = { parameter: 'gender', values: ['dames', 'heren'] } as const;
const read = (query: string) => readWish(filters, new URLSearchParams(query));

test.each([
  [{ filter: '', page: 1 }, '/nl/blog/'],
  [{ filter: 'dames', page: 1 }, '/nl/blog/?gender=dames'],
  [{ filter: 'heren', page: 3 }, '/nl/blog/?gender=heren&page=3'],
])('a choice in an overview %j has one address, and the address is read back [BLK-02]', (wish, href) => {
  expect(wishHref('/nl/blog/', filters, wish)).toBe(href);
  expect(read(new URL(href, 'http://shop').search)).toEqual(wish);
});

test.each(['gender=kinderen&page=0', 'page=-1', 'page=1e3', 'gender=__proto__', 'page=99999'])(
  'ignores invalid parameters: %s',
  (query) => expect(read(query)).toEqual({ filter: '', page: 1 }),
);
