/** The items of a list as they are shown; one without anything to show is left out, a broken one is reported too. */
export function shownItems<Item, Shown>(
  items: readonly Item[] | null | undefined,
  toShown: (item: Item) => Shown | undefined,
  warn: (message: string) => void,
): Shown[] {
  if (!Array.isArray(items)) return [];
  return (items as readonly Item[]).flatMap((item) => {
    try {
      return toShown(item) ?? [];
    } catch (error) {
      warn(`a part of it cannot be shown: ${String(error)}`);
      return [];
    }
  });
}
