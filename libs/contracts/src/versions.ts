/**
 * Versions of the contract and of the packages that the shell lends. Raise them by hand: a major for a breaking change.
 * The compiler decides whether a remote fits; versions decide only for a release without types.
 */
export const VERSIONS = {
  '@weefsel/contracts': '5.1',
  '@weefsel/stores': '4.3',
  '@weefsel/federation/runtime': '4.2',
} as const;
