/** Where the demo backend of this run is. */
export const DEMO = `http://localhost:${process.env.BACKEND_PORT ?? '4300'}`;

async function ask(path: string, body: object, token?: string): Promise<Response> {
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
  return answer;
}

/** Asks the commerce vendor past the shop, in a session by its token, or in a new one. Throws what is refused. */
export const vendor = async <T>(path: string, body: object, token?: string): Promise<T> =>
  (await (await ask(path, body, token)).json()) as T;

/** Logs in or registers past the shop: the token of the session that this begins. */
export async function beginSession(path: string, body: object, token?: string): Promise<string> {
  const begun = (await ask(path, body, token)).headers.get('sw-context-token');
  if (!begun) throw new Error(`POST ${path} began no session.`);
  return begun;
}
