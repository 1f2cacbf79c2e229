import { createHash } from 'node:crypto';
import { placeOf } from './places.ts';

/** An address of the register. */
export interface KnownAddress {
  street: string;
  number: number;
  letter?: string;
  addition?: string;
  postcode: string;
  city: string;
  province: string;
}

const FIRST = [
  'Linden',
  'Meidoorn',
  'Molen',
  'Haven',
  'Kastanje',
  'Wilgen',
  'Prinsen',
  'Beuken',
  'Tuin',
  'Wever',
];
const LAST = ['straat', 'laan', 'weg', 'plein', 'kade', 'gracht', 'hof', 'singel'];

/** Real street names by postcode: those of the shop and its examples. */
const REAL: Readonly<Record<string, string>> = {
  '1012JS': 'Dam',
  '1012AB': 'Stationsplein',
  '3511NR': 'Oudegracht',
  '3512WF': 'Lange Weefstraat',
};

const POSTCODE = /^[1-9]\d{3}(?!S[ADS])[A-Z]{2}$/;

/** Addresses at a postcode and house number: the house and its subdivisions. Empty where no house exists. */
export function addressesAt(postcode: string, number: number): readonly KnownAddress[] {
  const place = POSTCODE.test(postcode) ? placeOf(postcode) : undefined;
  if (!place) return [];
  const [first = 0, last = 0, long = 0, divided = 0] = createHash('sha256').update(postcode).digest();
  const longest = REAL[postcode] ? 400 : 20 + long;
  if (!Number.isInteger(number) || number < 1 || number > longest) return [];
  const street = REAL[postcode] ?? `${FIRST[first % FIRST.length]}${LAST[last % LAST.length]}`;
  const house: KnownAddress = { street, number, postcode, ...place };
  if ((number + divided) % 5 > 0) return [house];
  return [house, { ...house, letter: 'A' }, { ...house, addition: '2' }];
}
