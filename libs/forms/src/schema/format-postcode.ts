/** Letters of a country before a postcode of digits: `B-2000`, `DE 50667`. */
const COUNTRY = /^(?:NL?|BE?|DE?)[ .-]*(?=\d{4})/i;

const HOME = /^(\d{4})[ .-]*([a-z]{2})$/i;

/** Formats `NL-3511nr` as on an envelope: `3511 NR`. Removes a country's letters: `B-2000`, `DE 50667`. */
export const formatPostcode = (postcode: string): string =>
  postcode
    .replace(COUNTRY, '')
    .replace(HOME, (_, digits: string, letters: string) => `${digits} ${letters.toUpperCase()}`);
