/**
 * Versions of what the shell lends, each with the mark of the report in docs/api that it was given to. Written by
 * `npm run api`, which compares the reports: never by hand.
 */
export const VERSIONS = {
  '@weefsel/contracts': { version: '4.20', report: '039639c05c4c' },
  '@weefsel/stores': { version: '4.3', report: '840beb27ceaf' },
  '@weefsel/federation/runtime': { version: '3.0', report: 'c0dfe00daea8' },
} as const;
