import { isVatForm } from './vat-form';

test.each([
  ['NL', 'NL004495445B01', 'a company, reckoned as of old'],
  ['NL', 'NL000099998B57', 'somebody who works alone, since 2020'],
  ['NL', 'NL002455799B11', 'another of 2020, the tax office’s own example'],
  ['BE', 'BE0428759497', 'a Belgian company'],
  ['BE', 'BE1000000021', 'a Belgian company since 2023'],
  ['DE', 'DE136695976', 'a German company'],
  ['FR', 'FR40303265045', 'a country that we know nothing of'],
])('%s: %s can be %s', (country, number) => expect(isVatForm({ country, number })).toBe(true));

test.each([
  ['NL', 'NL004495445B02X', 'one sign too many'],
  ['NL', 'NL004495446B01', 'a slip in a digit'],
  ['NL', 'NL000099998B75', 'two digits turned about'],
  ['NL', 'NL1B01', 'digits that are left out'],
  ['NL', 'BE0428759497', 'a number of another country'],
  ['BE', 'BE0428759496', 'a slip in a digit'],
  ['BE', 'BE2428759497', 'a beginning that Belgium does not give'],
  ['DE', 'DE136695978', 'a slip in a digit'],
  ['DE', '136695976', 'no country before it'],
  ['DE', '', 'nothing'],
])('%s: %s cannot be one: %s', (country, number) => expect(isVatForm({ country, number })).toBe(false));
