import { claimedTwice, pathForm } from './page-address';

describe('a double claim of pages', () => {
  test('is reported with both names and the path or type', () => {
    expect(
      claimedTwice({
        'mf-stores': { overview: { paths: ['/nl/winkels/'] }, store: { shows: ['detail'] } },
        'mf-map': { map: { paths: ['/nl/winkels'] } },
        'mf-catalog': { product: { shows: ['detail'] } },
      }),
    ).toEqual([
      'mf-stores (page overview) and mf-map (page map) both claim the path /nl/winkels.',
      'mf-stores (page store) and mf-catalog (page product) both claim paths of the type detail.',
    ]);
  });

  test('is found regardless of placeholder names in the path, and within one remote too', () => {
    expect(claimedTwice({ a: { one: { paths: ['/x/:id'] }, two: { paths: ['/x/:code/'] } } })).toHaveLength(
      1,
    );
    expect(claimedTwice({ a: { one: { paths: ['/x/:id', '/x/new', '/x'] } } })).toEqual([]);
  });
});

test('the form of a path keeps all but the names of places and a slash at its end', () => {
  expect(pathForm('/account/order/:code/')).toBe('/account/order/:');
  expect(pathForm('/')).toBe('/');
  expect(pathForm('/nl/')).toBe('/nl');
});
