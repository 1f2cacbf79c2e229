import { listingOf } from '../testing/listing-data';
import { parseListing, printListing } from './address/listing-url';
import { searchedChips, withoutSearched } from './searched-chips';

const data = {
  ...listingOf(3),
  categories: { title: 'Categorie', links: [{ name: 'Dames', category: '1-2', current: true as const }] },
};
const at = (search: string, path = '/search') => {
  const state = parseListing(search);
  return {
    path,
    state,
    shown: state,
    busy: false,
    loadingMore: false,
    at: printListing,
    go: () => undefined,
  };
};

test('the department and what is not wanted can be taken away, one by one and together [LST-36]', () => {
  const address = at('?tn_q=jas+zonder+capuchon&tn_cid=1-2&tn_fk_kleur=Zwart&tn_p=2');
  expect(searchedChips(data, address).map(({ text, without }) => [text, printListing(without)])).toEqual([
    ['Dames', '?tn_q=jas+zonder+capuchon&tn_fk_kleur=Zwart'],
    ['zonder capuchon', '?tn_q=jas&tn_cid=1-2&tn_fk_kleur=Zwart'],
  ]);
  expect(printListing(withoutSearched(address))).toBe('?tn_q=jas');
});

test('a listing that is no search has none of them', () => {
  const address = at('?tn_cid=1-2&tn_fk_kleur=Zwart', '/nl/merken/fjord/');
  expect(searchedChips(data, address)).toEqual([]);
  expect(printListing(withoutSearched(address))).toBe('?tn_cid=1-2');
});

test('a kind of goods that is searched for can be taken away by itself, and stays when all else goes [LST-36]', () => {
  const address = at('?tn_q=warme+Jurk&tn_fk_kleur=Zwart');
  const chips = searchedChips({ ...listingOf(3), kinds: ['jurk'] }, address);
  expect(chips.map(({ text, without }) => [text, printListing(without)])).toEqual([
    ['Jurk', '?tn_q=warme&tn_fk_kleur=Zwart'],
  ]);
  expect(printListing(withoutSearched(address))).toBe('?tn_q=warme+Jurk');
});
