/** @jest-environment node */
import { toggled, withoutFilters, withPrice } from './listing-state';
import { parseListing, printListing } from './listing-url';

const at = (search: string) => parseListing(search);

describe('a change of filters', () => {
  test('starts at page 1 and keeps the sort and the text [LST-24]', () => {
    const next = toggled(at('?tn_q=jurk&tn_sort=Nieuwste&tn_p=4'), 'merk', 'Fjord');
    expect(printListing(next)).toBe('?tn_q=jurk&tn_fk_merk=Fjord&tn_sort=Nieuwste');
  });

  test('lets a chosen value go, also when its case differs, and leaves the others', () => {
    expect(printListing(toggled(at('?tn_fk_merk=fjord|Noord'), 'merk', 'Fjord'))).toBe('?tn_fk_merk=Noord');
    expect(printListing(toggled(at('?tn_fk_merk=Fjord'), 'merk', 'Fjord'))).toBe('');
  });

  test('clearing everything clears the price too and keeps the text and the sort [LST-06]', () => {
    const next = withoutFilters(
      at('?tn_q=jurk&tn_fk_merk=Fjord&tn_fk_ae-price=20-80&tn_sort=Nieuwste&tn_p=2'),
    );
    expect(printListing(next)).toBe('?tn_q=jurk&tn_sort=Nieuwste');
  });

  test('a price change starts at page 1, and no price clears price and page [LST-27]', () => {
    const before = at('?tn_fk_ae-price=20-80&tn_p=3');
    expect(printListing(withPrice(before, { min: 30, max: 80 }))).toBe('?tn_fk_ae-price=30-80');
    expect(printListing(withPrice(before, undefined))).toBe('');
  });
});
