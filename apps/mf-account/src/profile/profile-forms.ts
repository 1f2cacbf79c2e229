/** Names of the form that changes whether the newsletter comes, and of its box. */
export const NEWSLETTER = { form: 'newsletter', wish: 'wish' } as const;

/** Name of the form that ends an account. */
export const REMOVE = 'remove';

/** The query that asks once more before an account ends. */
export const ASK_REMOVAL = { sure: '1' };

/** True where the page asks whether an account may end. */
export const asksRemoval = (href: string): boolean => href.includes('sure=');
