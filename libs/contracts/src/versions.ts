/**
 * Versions of what the shell lends, each with the mark of the report in docs/api that it was given to. Written by
 * `npm run api`, which compares the reports: never by hand.
 */
export const VERSIONS = {
  '@weefsel/contracts': { version: '4.4', report: 'dd80dc3e70c8' },
  '@weefsel/stores': { version: '3.3', report: '6639b2e993db' },
  '@weefsel/federation/runtime': { version: '2.0', report: '43fcc071f40a' },
} as const;
