/** The id, or an error that says what cannot be set without it. */
export function requireId(
  id: string | undefined,
  what: 'shipping method' | 'payment method' | 'address',
): string {
  if (id) return id;
  const object = what === 'address' ? 'the address' : what;
  throw new Error(`You need to provide ${what} id in order to set ${object}.`);
}
