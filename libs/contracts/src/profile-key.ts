/** Request header in which a browser says who the search service takes it for: only with the shopper's leave. */
export const PROFILE_KEY_HEADER = 'x-profile-key';

/** As the search service takes them: visible characters, at most 128. */
const VALID = /^[!-~]{1,128}$/;

/** The profile key in a request's header; undefined when there is none that the search service would take. */
export const profileKeyIn = (header: string | readonly string[] | undefined): string | undefined =>
  typeof header === 'string' && VALID.test(header) ? header : undefined;
