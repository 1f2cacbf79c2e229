import { toCrumbs, toStep } from './to-crumbs';

const text = () => 'Thuis';
const page = { name: 'Linnen jurk', href: '/nl/linnen-jurk' };

const category = (name: string, seoPathInfo?: string) => ({
  id: name,
  type: 'page',
  translated: { name },
  seoUrls: seoPathInfo === undefined ? null : [{ seoPathInfo }],
});

describe('the way from home to a page', () => {
  test('begins with home as editors call it, and ends with the page', () => {
    const steps = [toStep(category('Dames', 'nl/dames/')), page];
    expect(toCrumbs(text, steps)).toEqual([
      { name: 'Thuis', href: '/nl/' },
      { name: 'Dames', href: '/nl/dames/' },
      page,
    ]);
  });

  test('has no steps that lead nowhere, or home again', () => {
    const steps = [toStep(category('Weefsel', 'nl/')), toStep(category('Zonder adres')), page];
    expect(toCrumbs(text, steps)).toEqual([{ name: 'Thuis', href: '/nl/' }, page]);
  });

  test('ends with the page although it has no address', () => {
    expect(toCrumbs(text, [toStep(category('Zonder adres'))]).at(-1)).toEqual({
      name: 'Zonder adres',
      href: '#',
    });
  });
});
