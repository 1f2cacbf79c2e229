import { ADDITION } from '../schema/address-schema';

/** A street, a house number and its addition. */
export interface StreetParts {
  street: string;
  houseNumber: string;
  addition: string;
}

const BELGIUM = 'BE';
const BOX = /^(?:bus|bte|boîte|b)\.? /i;

/** Adds the word before a Belgian box number, unless the shopper typed it. */
const withBox = (addition: string, country: string): string =>
  country === BELGIUM && /^\d/.test(addition) ? `bus ${addition}` : addition;

/** Joins street, number and addition into one line. `-14` follows its number without a space. */
export function toStreetLine({ street, houseNumber, addition }: StreetParts, country: string): string {
  const last = withBox(addition, country);
  const house = /^[/-]/.test(last) ? houseNumber + last : [houseNumber, last].filter(Boolean).join(' ');
  return `${street} ${house}`.trim();
}

/** A number after a name: up to five digits, with an optional letter attached. */
const NUMBERS = /(?<=\S\s+)[1-9]\d{0,4}(?!\d)(?:[a-z](?![\p{L}\d]))?/giu;
/** A year in the name of a street, as in `Plein 1940`. */
const YEAR = /^(?:1[5-9]|20)\d\d$/;
/** An ordinal in the name of a street, as in `Laan van de 2e Kamer`. */
const ORDINAL = /^\d+ ?(?:e|de|ste)(?![\p{L}\d])./iu;

/** Addition after a number, without the redundant word for a box in Belgium. Undefined when invalid. */
function additionIn(rest: string, country: string): string | undefined {
  const text = rest
    .replace(/^[\s,;]+/, '')
    .replace(/^([/-])\s+/, '$1')
    .trim();
  const addition = country === BELGIUM ? text.replace(BOX, '') : text;
  return ADDITION.test(addition) ? addition : undefined;
}

/** Splits a line at the first number that can be a house number. A year yields to a later number. */
export function fromStreetLine(line: string, country: string): StreetParts {
  const found = [...line.matchAll(NUMBERS)].flatMap(({ 0: houseNumber, index }) => {
    const street = line.slice(0, index).trim();
    const addition = additionIn(line.slice(index + houseNumber.length), country);
    const isHouse = /\p{L}/u.test(street) && !ORDINAL.test(line.slice(index));
    return isHouse && addition !== undefined ? [{ street, houseNumber, addition }] : [];
  });
  const [first, next] = found;
  const chosen = first && next && YEAR.test(first.houseNumber) ? next : first;
  return chosen ?? { street: line, houseNumber: '', addition: '' };
}
