/**
 * Versions of what the shell lends, each with the mark of the report in docs/api that it was given to. Written by
 * `npm run api`, which compares the reports: never by hand.
 */
export const VERSIONS = {
  '@weefsel/contracts': { version: '4.16', report: '48e24aaff3ce' },
  '@weefsel/stores': { version: '4.1', report: '013f7400538e' },
  '@weefsel/federation/runtime': { version: '3.0', report: 'c0dfe00daea8' },
} as const;
