/**
 * Versions of what the shell lends, each with the mark of the report in docs/api that it was given to. Written by
 * `npm run api`, which compares the reports: never by hand.
 */
export const VERSIONS = {
  '@weefsel/contracts': { version: '1.0', report: '192b88d815f7' },
  '@weefsel/stores': { version: '1.0', report: 'a48e844e52ab' },
  '@weefsel/federation/runtime': { version: '1.0', report: '6ce9eeaf36e4' },
} as const;
