import type { Places } from '@weefsel/federation/runtime';

/** Places in a test: every part is there and shows nothing. */
export const somePlaces = (change: Partial<Places> = {}): Places => ({
  source: {
    peek: () => () => null,
    load: async () => () => null,
    forget: () => undefined,
    isDown: () => false,
    serverHtml: () => undefined,
  },
  Message: () => null,
  refresh: async () => undefined,
  prefetch: () => () => undefined,
  reload: () => undefined,
  report: () => undefined,
  ...change,
});
