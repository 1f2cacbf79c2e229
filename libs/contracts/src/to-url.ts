/** An address taken apart; undefined for none. `URL.parse` and `canParse` are younger than our oldest browsers. */
export function toUrl(address: string | null | undefined, base?: string): URL | undefined {
  if (!address) return undefined;
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
