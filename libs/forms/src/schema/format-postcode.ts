/** Letters of the shop's countries, for a postcode of an unknown one. */
const ANY = 'NL?|BE?|DE?';

const HOME = /^(\d{4})[ .-]*([a-z]{2})$/i;

/**
 * Formats `NL-3511nr` as on an envelope: `3511 NR`. Removes a country's letters: `B-2000`, `DE 50667`.
 * @param country ISO code; without one, the letters of all the shop's countries are removed
 */
export function formatPostcode(postcode: string, country?: string): string {
  const letters = country === undefined ? ANY : `${country.charAt(0)}${country.charAt(1)}?`;
  return postcode
    .replace(new RegExp(`^(?:${letters})[ .-]*(?=\\d)`, 'i'), '')
    .replace(HOME, (_, digits: string, pair: string) => `${digits} ${pair.toUpperCase()}`);
}
