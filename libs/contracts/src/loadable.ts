/** A value being fetched: one union instead of three booleans. */
export type Loadable<T> =
  { state: 'idle' } | { state: 'loading' } | { state: 'ready'; value: T } | { state: 'failed'; error: Error };

export const idle = { state: 'idle' } as const;
export const loading = { state: 'loading' } as const;
export const ready = <T>(value: T): Loadable<T> => ({ state: 'ready', value });
export const failed = (error: unknown): { state: 'failed'; error: Error } => ({
  state: 'failed',
  error: error instanceof Error ? error : new Error(String(error)),
});
