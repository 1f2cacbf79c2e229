import { settled, type Slots } from '@weefsel/federation/runtime';

/** Slots in a test: every part is loaded and renders nothing. */
export const someSlots = (change: Partial<Slots> = {}): Slots => ({
  source: {
    peek: () => () => null,
    load: () => settled(() => null),
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
