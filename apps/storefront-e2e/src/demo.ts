/** Where the demo backend of this run is. */
export const DEMO = `http://localhost:${process.env.BACKEND_PORT ?? '4300'}`;

/** Asks the commerce vendor past the shop, in a session by its token, or in a new one. Throws what is refused. */
export async function vendor<T>(path: string, body: object, token?: string): Promise<T> {
  const answer = await fetch(`${DEMO}/store-api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sw-access-key': 'SWSCWEEFSELDEMO0STOREFRONT',
      ...(token && { 'sw-context-token': token }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A variant that can be bought again and again: of the product of which there is most, that of which most is left. */
export async function wellStocked(token?: string): Promise<{ id: string; parentId: string }> {
  const most = { limit: 1, sort: [{ field: 'availableStock', order: 'DESC' }] };
  const find = (criteria: object) =>
    vendor<{ elements: { id: string; parentId: string }[] }>('/product', { ...most, ...criteria }, token);
  const [product] = (await find({})).elements;
  const [variant] = (await find({ filter: [{ type: 'equals', field: 'parentId', value: product?.id }] }))
    .elements;
  if (!variant) throw new Error('There is nothing to buy.');
  return variant;
}

/** A guest's session with two pieces of one article in its cart. */
export async function filledCart(): Promise<{ token: string; name: string }> {
  const { id } = await wellStocked();
  const items = [{ id, referencedId: id, type: 'product', quantity: 2 }];
  const { token, lineItems } = await vendor<{ token: string; lineItems: { label: string }[] }>(
    '/checkout/cart/line-item',
    { items },
  );
  return { token, name: lineItems[0]?.label ?? '' };
}
