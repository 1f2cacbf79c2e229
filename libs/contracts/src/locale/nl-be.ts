/** Dutch in Belgium; `Locale` describes each value. */
export const code = 'nl-BE';
export const language = 'nl';
export const country = 'BE';
export const currency = 'EUR';
export const prefix = 'be';
export const ladies = 'dames';
export const men = 'heren';
