/** Dutch in the Netherlands; `Locale` describes each value. */
export const code = 'nl-NL';
export const language = 'nl';
export const country = 'NL';
export const currency = 'EUR';
export const prefix = 'nl';
export const ladies = 'dames';
export const men = 'heren';
