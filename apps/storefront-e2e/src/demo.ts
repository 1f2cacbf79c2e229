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
