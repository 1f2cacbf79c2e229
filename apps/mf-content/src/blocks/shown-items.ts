/** Maps the items of a list for display. Leaves out empty and broken ones; logs the broken ones. */
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
