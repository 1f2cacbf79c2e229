/**
 * Versions of what the shell lends, each with the mark of the report in docs/api that it was given to. Written by
 * `npm run api`, which compares the reports: never by hand.
 */
export const VERSIONS = {
  '@weefsel/contracts': { version: '4.15', report: 'b7d705f4a9ed' },
  '@weefsel/stores': { version: '4.0', report: '47b4d32d8f54' },
  '@weefsel/federation/runtime': { version: '3.0', report: 'c0dfe00daea8' },
} as const;
