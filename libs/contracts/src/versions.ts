/**
 * Versions of what the shell lends, each with the mark of the report in docs/api that it was given to. Written by
 * `npm run api`, which compares the reports: never by hand.
 */
export const VERSIONS = {
  '@weefsel/contracts': { version: '4.3', report: '97e675f4c697' },
  '@weefsel/stores': { version: '3.2', report: '50cb1abe1161' },
  '@weefsel/federation/runtime': { version: '2.0', report: '43fcc071f40a' },
} as const;
