import { withFilter, withoutFilters } from './listing-state';
import { parseListing, printListing } from './listing-url';

const at = (search: string) => parseListing(search);

describe('a change of filters', () => {
  test('starts at page 1 and keeps the sort and the text [LST-24]', () => {
    const next = withFilter(at('?tn_q=jurk&tn_sort=Nieuwste&tn_p=4'), 'merk', ['Fjord']);
    expect(printListing(next)).toBe('?tn_q=jurk&tn_fk_merk=Fjord&tn_sort=Nieuwste');
  });

  test('to no values lets the facet go, and leaves the others', () => {
    const before = at('?tn_fk_merk=Fjord&tn_fk_kleur=Rood&tn_p=3');
    expect(printListing(withFilter(before, 'merk', []))).toBe('?tn_fk_kleur=Rood');
  });

  test('clearing everything clears the price too and keeps the text and the sort [LST-06]', () => {
    const next = withoutFilters(
      at('?tn_q=jurk&tn_fk_merk=Fjord&tn_fk_ae-price=20-80&tn_sort=Nieuwste&tn_p=2'),
    );
    expect(printListing(next)).toBe('?tn_q=jurk&tn_sort=Nieuwste');
  });
});
