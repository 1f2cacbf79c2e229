import metadata from 'libphonenumber-js/metadata.min.json';
import { numberingPlans } from './numbering-plans';
import type * as phoneNumbers from './phone-number';
import { loadNumberingPlans, toNationalPhone, toPhoneNumber } from './phone-number';

beforeAll(loadNumberingPlans);

test.each([
  ['NL', '06 12345678', '+31612345678'],
  ['NL', '06.12.34.56.78', '+31612345678'],
  ['NL', '06 – 12 34 56 78', '+31612345678'],
  ['NL', '\u202a06 12345678\u202c', '+31612345678'],
  ['NL', '０６１２３４５６７８', '+31612345678'],
  ['NL', '+31 (0)6 12345678', '+31612345678'],
  ['NL', '0031 6 12 34 56 78', '+31612345678'],
  ['NL', '030-231 23 45', '+31302312345'],
  ['BE', '0475/12.34.56', '+32475123456'],
  ['BE', '02 123 45 67', '+3221234567'],
  ['DE', '0171 / 2345678', '+491712345678'],
  ['DE', '(030) 12 34 56 78', '+493012345678'],
  ['NL', '+32 475 12 34 56', '+32475123456'],
  ['NL', '+33 6 12 34 56 78', '+33612345678'],
  ['LU', '+352 621 123 456', '+352621123456'],
])('in %s %j is kept as %s', (country, typed, kept) => {
  expect(toPhoneNumber(typed, country)).toBe(kept);
  // A stored number is accepted again, in either notation.
  expect(toPhoneNumber(kept, 'NL')).toBe(kept);
  expect(toPhoneNumber(toNationalPhone(kept, country), country)).toBe(kept);
});

test.each(['12345', 'nul zes', 'bel me 06 12345678', '06 1234567', '06 123456789', '+', '+31 6 1', '--'])(
  '%j is no number',
  (typed) => {
    expect(toPhoneNumber(typed, 'NL')).toBeUndefined();
  },
);

test.each([
  ['+31612345678', 'NL', '0612345678'],
  ['+31612345678', 'BE', '+31612345678'],
  ['+32475123456', 'BE', '0475123456'],
  ['+33612345678', 'NL', '+33612345678'],
  ['06 12345678', 'NL', '06 12345678'],
  ['bel de buren', 'NL', 'bel de buren'],
])('%s is shown in %s as %j', (kept, country, shown) => {
  expect(toNationalPhone(kept, country)).toBe(shown);
});

test('the numbering plans are those of the installed library', () => {
  const { countries, version } = numberingPlans as unknown as typeof metadata;
  const here = Object.keys(countries) as (keyof typeof countries)[];
  expect(here).toEqual(['BE', 'DE', 'NL']);
  for (const country of here) expect(countries[country]).toEqual(metadata.countries[country]);
  expect(version).toBe(metadata.version);
});

test('as long as the plans are not here, a number goes by its form', async () => {
  jest.resetModules();
  Object.assign(globalThis, { window: globalThis });
  const early = (await import('./phone-number')) as typeof phoneNumbers;
  Reflect.deleteProperty(globalThis, 'window');
  expect(early.toPhoneNumber('06 – 12 34 56 78', 'NL')).toBe('+31612345678');
  expect(early.toPhoneNumber('0475/12.34.56', 'BE')).toBe('+32475123456');
  expect(early.toPhoneNumber('+33 6 12 34 56 78', 'NL')).toBe('+33612345678');
  expect(early.toPhoneNumber('06 123456789', 'NL')).toBe('+316123456789');
  for (const typed of ['nul zes', '12345', '+', '00'])
    expect(early.toPhoneNumber(typed, 'NL')).toBeUndefined();
  await early.loadNumberingPlans();
  expect(early.toPhoneNumber('06 123456789', 'NL')).toBeUndefined();
});
