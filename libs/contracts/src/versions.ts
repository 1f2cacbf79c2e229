/**
 * Versions of what the shell lends, each with the mark of the report in docs/api that it was given to. Written by
 * `npx weefsel api`, which compares the reports: never by hand.
 */
export const VERSIONS = {
  '@weefsel/contracts': { version: '5.1', report: '8ae8aed1ca84' },
  '@weefsel/stores': { version: '4.3', report: '840beb27ceaf' },
  '@weefsel/federation/runtime': { version: '4.2', report: 'ce75c25defb9' },
} as const;
