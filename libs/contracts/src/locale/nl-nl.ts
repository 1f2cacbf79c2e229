/** Dutch in the Netherlands; see `Locale` for what each value says. */
export const code = 'nl-NL';
export const language = 'nl';
export const country = 'NL';
export const currency = 'EUR';
export const prefix = 'nl';
export const ladies = 'dames';
export const men = 'heren';
