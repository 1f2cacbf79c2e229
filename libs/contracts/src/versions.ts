/**
 * Versions of what the shell lends, each with the mark of the report in docs/api that it was given to. Written by
 * `npm run api`, which compares the reports: never by hand.
 */
export const VERSIONS = {
  '@weefsel/contracts': { version: '4.2', report: '544bb859bcce' },
  '@weefsel/stores': { version: '3.1', report: 'd943173f201f' },
  '@weefsel/federation/runtime': { version: '2.0', report: '43fcc071f40a' },
} as const;
