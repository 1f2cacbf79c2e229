/* eslint-disable no-var -- Only `var` declares properties of the global object. */
/** Globals that tests and federation define in pages. */
declare var ownEntries: Performance['getEntriesByType'];
declare var watchedFrames: [scrolled: number, top: number][];
declare var shiftSoFar: () => number;
declare var violated: (what: string) => void;
declare var fades: number;
declare var dataLayer: Record<string, unknown>[] | undefined;
declare var said: { texts: string[]; dialogs: string[]; states: string[] };
declare var __FEDERATION__: {
  __SHARE__: Record<string, { default?: Record<string, Record<string, { from: string }>> }>;
};
