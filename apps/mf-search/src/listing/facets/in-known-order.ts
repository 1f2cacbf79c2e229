/** The known names in the order they have, each new one behind its neighbour. */
export function inKnownOrder(known: readonly string[], now: readonly string[]): string[] {
  const order = [...known];
  now.forEach((name, index) => {
    if (!order.includes(name)) order.splice(order.indexOf(now[index - 1] ?? '') + 1, 0, name);
  });
  return order;
}
