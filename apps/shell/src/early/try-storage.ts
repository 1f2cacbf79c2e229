/** Result of a storage access; undefined when storage is forbidden, full or damaged. */
export function tryStorage<Found>(ask: () => Found): Found | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
