const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values of a form or JSON body by name; empty for any other body. */
export function valuesOf(body: unknown): Record<string, unknown> {
  if (body instanceof URLSearchParams) return Object.fromEntries(body);
  return isRecord(body) ? body : {};
}
