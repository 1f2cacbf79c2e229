/** How signing up for the newsletter went. */
export interface NewsletterAnswer {
  success: boolean;
  message: string;
}

/** How an address stands on the list of the newsletter; `undefined` in words when it never was on it. */
export type NewsletterStatus = 'optIn' | 'direct' | 'notSet' | 'optOut' | 'undefined' | (string & {});
