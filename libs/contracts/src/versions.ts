/**
 * Versions of what the shell lends, each with the mark of the report in docs/api that it was given to. Written by
 * `npm run api`, which compares the reports: never by hand.
 */
export const VERSIONS = {
  '@weefsel/contracts': { version: '4.1', report: '12f22fd7088c' },
  '@weefsel/stores': { version: '3.0', report: '3a05d6e0c2df' },
  '@weefsel/federation/runtime': { version: '2.0', report: '43fcc071f40a' },
} as const;
