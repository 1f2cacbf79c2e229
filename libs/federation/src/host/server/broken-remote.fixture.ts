/** Server bundle with a page that never opens. */
export const HANGING = `module.exports = { default: { fragments: {}, pages: { listing: {
  view: () => { require('react').opening?.(); return new Promise(() => {}) }, load: async () => ({}) } } } };`;
export const THROWING = 'throw new Error("no")';

/** Reason that a log names for a version. */
export const reasonFor = (log: { error: jest.Mock }, version: string): unknown =>
  log.error.mock.calls
    .map(([details]) => details as { version?: string; err?: Error })
    .find((details) => details.version === version)?.err?.message;
