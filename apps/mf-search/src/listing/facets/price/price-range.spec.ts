import { parseListing, printListing } from '../../address/listing-url';
import { chosenRange, withPrice } from './price-range';

const rangeAt = (search: string) => chosenRange(parseListing(search));

test('a price change starts at page 1, and no price clears price and page [LST-27]', () => {
  const before = parseListing('?tn_fk_ae-price=20-80&tn_p=3');
  expect(printListing(withPrice(before, { min: 30, max: 80 }))).toBe('?tn_fk_ae-price=30-80');
  expect(printListing(withPrice(before, undefined))).toBe('');
});

test('the fields of the form may come as they are without JavaScript, one or both empty', () => {
  expect(rangeAt('?tn_fk_ae-price=20&tn_fk_ae-price=79,95')).toEqual({ min: 20, max: 79.95 });
  expect(rangeAt('?tn_fk_ae-price=25&tn_fk_ae-price=')).toEqual({ min: 25, max: 99_999 });
  expect(rangeAt('?tn_fk_ae-price=&tn_fk_ae-price=')).toBeUndefined();
});

test.each(['80-20', 'abc', '1e3-9', '-'])('%s is no range of prices [LST-01]', (value) => {
  expect(rangeAt(`?tn_fk_ae-price=${value}`)).toBeUndefined();
});
