/** Text typed by an editor, trimmed; undefined when empty. */
export const plainText = (value: unknown): string | undefined =>
  (typeof value === 'string' && value.trim()) || undefined;
