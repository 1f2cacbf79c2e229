/**
 * Versions of what the shell lends, each with the mark of the report in docs/api that it was given to. Written by
 * `npm run api`, which compares the reports: never by hand.
 */
export const VERSIONS = {
  '@weefsel/contracts': { version: '4.5', report: '8d7e2fda03d2' },
  '@weefsel/stores': { version: '3.4', report: '9707c3a8fc1f' },
  '@weefsel/federation/runtime': { version: '2.1', report: '5e773a33147a' },
} as const;
