/**
 * Request header with the browser's profile key of the search service. Only sent with the shopper's consent.
 */
export const PROFILE_KEY_HEADER = 'x-profile-key';

/** Format that the search service accepts: visible characters, at most 128. */
const VALID = /^[!-~]{1,128}$/;

/** The profile key in a request's header; undefined without a valid one. */
export const profileKeyIn = (header: string | readonly string[] | undefined): string | undefined =>
  typeof header === 'string' && VALID.test(header) ? header : undefined;
