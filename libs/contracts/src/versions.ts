/**
 * Versions of what the shell lends, each with the mark of the report in docs/api that it was given to. Written by
 * `npm run api`, which compares the reports: never by hand.
 */
export const VERSIONS = {
  '@weefsel/contracts': { version: '2.1', report: '38c47e1cbbca' },
  '@weefsel/stores': { version: '2.0', report: '2fbd910597a2' },
  '@weefsel/federation/runtime': { version: '1.0', report: '6ce9eeaf36e4' },
} as const;
