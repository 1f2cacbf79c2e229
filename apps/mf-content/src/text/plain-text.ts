/** A text that an editor typed, without space around it; undefined when there is none. */
export const plainText = (value: unknown): string | undefined =>
  (typeof value === 'string' && value.trim()) || undefined;
