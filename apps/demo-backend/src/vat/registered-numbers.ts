/** What a country's register says of a number. */
export interface Registered {
  isValid: boolean;
  /** In the words of VIES: `VALID`, `INVALID`, or why a country could not be asked. */
  userError: string;
  name: string;
  address: string;
}

/** Form of a number behind its country. Germany tells no names. */
const COUNTRIES: Readonly<Record<string, { form: RegExp; tellsNames: boolean }>> = {
  NL: { form: /^\d{9}B\d{2}$/, tellsNames: true },
  BE: { form: /^[01]\d{9}$/, tellsNames: true },
  DE: { form: /^\d{9}$/, tellsNames: false },
};

const NAMES = ['Draad & Daad', 'Atelier Noord', 'De Weverij', 'Studio Linnen', 'Van Garen'];
const STREETS = ['Havenstraat', 'Molenweg', 'Tuinlaan', 'Wilgenkade'];

/** Numbers that begin like this are of a country that does not answer just now. */
const AWAY = '88';
/** And like this: never given out. */
const UNKNOWN = '9';

const nothing = (userError: string): Registered => ({ isValid: false, userError, name: '', address: '' });

/** The digits without the zero that Belgian numbers begin with. */
const significant = (number: string): string => number.replace(/^0/, '');

/** What the register knows of a number: made up from its digits, the same each time. */
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
