/** Parses an address; undefined if invalid. `URL.parse` and `canParse` are newer than our oldest browsers. */
export function toUrl(address: string | null | undefined, base?: string): URL | undefined {
  if (!address) return undefined;
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
