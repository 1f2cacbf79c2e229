/** Result of a country's register for a number. */
interface Registered {
  isValid: boolean;
  /** Code of VIES: `VALID`, `INVALID`, or the reason why a country was unavailable. */
  userError: string;
  name: string;
  address: string;
}

/** Format of a number after its country code. Germany reveals no names. */
const COUNTRIES: Readonly<Record<string, { form: RegExp; tellsNames: boolean }>> = {
  NL: { form: /^\d{9}B\d{2}$/, tellsNames: true },
  BE: { form: /^[01]\d{9}$/, tellsNames: true },
  DE: { form: /^\d{9}$/, tellsNames: false },
};

const NAMES = ['Draad & Daad', 'Atelier Noord', 'De Weverij', 'Studio Linnen', 'Van Garen'];
const STREETS = ['Havenstraat', 'Molenweg', 'Tuinlaan', 'Wilgenkade'];

/** Start of numbers from a country that is currently unavailable. */
const AWAY = '88';
/** Start of numbers that were never issued. */
const UNKNOWN = '9';

const nothing = (userError: string): Registered => ({ isValid: false, userError, name: '', address: '' });

/** The digits without the zero that Belgian numbers begin with. */
const significant = (number: string): string => number.replace(/^0/, '');

/** Register entry of a number; generated from its digits, so always the same. */
export function registeredAt(countryCode: string, number: string): Registered {
  const country = COUNTRIES[countryCode];
  if (!country) return nothing('INVALID_INPUT');
  if (significant(number).startsWith(AWAY)) return nothing('MS_UNAVAILABLE');
  if (!country.form.test(number) || significant(number).startsWith(UNKNOWN)) return nothing('INVALID');
  if (!country.tellsNames) return { isValid: true, userError: 'VALID', name: '---', address: '---' };
  const seed = [...number].reduce((sum, digit) => sum + (Number(digit) || 0), 0);
  const suffix = countryCode === 'BE' ? 'BV' : 'B.V.';
  return {
    isValid: true,
    userError: 'VALID',
    name: `${NAMES[seed % NAMES.length]} ${suffix}`.toUpperCase(),
    address: `\n${STREETS[seed % STREETS.length]} ${seed}\n`.toUpperCase(),
  };
}
