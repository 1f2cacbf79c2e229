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

/** A guest's session with two pieces of one article in its cart. */
export async function filledCart(): Promise<{ token: string; name: string }> {
  const most = { limit: 1, sort: [{ field: 'stock', order: 'DESC' }] };
  const { elements } = await vendor<{ elements: { id: string }[] }>('/product', most);
  const { product } = await vendor<{ product: { id: string } }>(`/product/${elements[0]?.id}`, {});
  const items = [{ id: product.id, referencedId: product.id, type: 'product', quantity: 2 }];
  const { token, lineItems } = await vendor<{ token: string; lineItems: { label: string }[] }>(
    '/checkout/cart/line-item',
    { items },
  );
  return { token, name: lineItems[0]?.label ?? '' };
}
