/** Names of the newsletter form and of its checkbox. */
export const NEWSLETTER = { form: 'newsletter', wish: 'wish' } as const;

/** Name of the form that deletes an account. */
export const REMOVE = 'remove';

/** Query that asks to confirm the deletion of an account. */
export const ASK_REMOVAL = { sure: '1' };

/** True when the page asks to confirm the deletion. */
export const asksRemoval = (href: string): boolean => href.includes('sure=');
