import { tablesOf } from './tables-of';

const hangingAt = (href: string, sizes: string[], lengths: string[] = []) =>
  tablesOf({
    path: '/nl/iets-1',
    crumbs: [
      { name: 'Home', href: '/nl/' },
      { name: 'Soort', href },
      { name: 'Iets', href: '/nl/iets-1' },
    ],
    sizes,
    lengths,
  });

describe('the table of a product', () => {
  test.each([
    ['/nl/dames/kleding/jurken/', ['34', '36', '38', '40', '42', '44', '46'], 'ladiesClothing'],
    ['/nl/dames/kleding/tops-t-shirts/', ['XS', 'S', 'M', 'L', 'XL'], 'ladiesClothing'],
    ['/nl/dames/kleding/jeans/', ['W26', 'W27', 'W28', 'W29', 'W30', 'W31', 'W32', 'W34'], 'ladiesWaists'],
    ['/nl/dames/schoenen/sneakers/', ['36', '37', '38', '39', '40', '41'], 'ladiesShoes'],
    ['/nl/dames/accessoires/riemen/', ['75', '80', '85', '90', '95'], 'ladiesBelts'],
    ['/nl/heren/kleding/colberts/', ['46', '48', '50', '52', '54', '56'], 'menClothing'],
    ['/nl/heren/kleding/t-shirts/', ['S', 'M', 'L', 'XL', 'XXL'], 'menClothing'],
    ['/nl/heren/kleding/overhemden/', ['38', '39', '40', '41', '42', '43', '44'], 'menCollars'],
    ['/nl/heren/kleding/shorts/', ['W29', 'W30', 'W31', 'W32', 'W33', 'W34', 'W36', 'W38'], 'menWaists'],
    ['/nl/heren/schoenen/boots/', ['40', '41', '42', '43', '44', '45', '46'], 'menShoes'],
    ['/nl/heren/accessoires/riemen/', ['85', '90', '95', '100', '105', '110'], 'menBelts'],
  ])('at %s has all sizes that are sold there', (href, sizes, id) => {
    const table = hangingAt(href, sizes)?.size;
    expect(table?.id).toBe(id);
    expect(table?.rows.map(({ size }) => size)).toEqual(sizes);
  });

  test('is also found when the outermost sizes are not sold', () => {
    expect(hangingAt('/nl/dames/schoenen/laarzen/', ['37', '38', '39', '40'])?.size.id).toBe('ladiesShoes');
    expect(hangingAt('/nl/heren/schoenen/boots/', ['41', '42', '43', '44'])?.size.id).toBe('menShoes');
  });

  test('asks for what matters to what is worn there', () => {
    const measures = (href: string) => hangingAt(href, ['36', '38', '40'])?.size.measures;
    expect(measures('/nl/dames/kleding/rokken/')).toEqual(['waist', 'hip']);
    expect(measures('/nl/dames/kleding/jumpsuits/')).toEqual(['bust', 'waist', 'hip']);
    expect(measures('/nl/dames/kleding/blouses/')).toEqual(['bust', 'waist']);
  });

  test('comes with that of lengths where there are any', () => {
    expect(hangingAt('/nl/dames/kleding/jeans/', ['W28', 'W29'], ['30', '32'])?.length?.id).toBe('lengths');
    expect(hangingAt('/nl/dames/kleding/jeans/', ['W28', 'W29'])).not.toHaveProperty('length');
  });

  test('is found by the address of a product whose category could not be loaded', () => {
    const path = '/nl/heren/fjordal-linnen-overhemd-1';
    expect(tablesOf({ path, crumbs: [], sizes: ['38', '39'], lengths: [] })?.size.id).toBe('menCollars');
  });

  test('is none for sizes that no table knows', () => {
    expect(hangingAt('/nl/dames/tassen/', ['One size'])).toBeUndefined();
    expect(hangingAt('/nl/kinderen/', ['92', '98'])).toBeUndefined();
  });
});
