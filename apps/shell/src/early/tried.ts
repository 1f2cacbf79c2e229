/** What storage that a browser forbids, or that is full or damaged, gives or takes; undefined when it does not. */
export function tried<Found>(ask: () => Found): Found | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
