/** Address of this run's demo backend. */
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

/** Calls the commerce vendor directly, in the token's session or a new one. Throws on a refusal. */
export const vendor = async <T>(path: string, body: object, token?: string): Promise<T> =>
  (await (await ask(path, body, token)).json()) as T;

/** Logs in or registers with the vendor directly; returns the new session's token. */
export async function beginSession(path: string, body: object, token?: string): Promise<string> {
  const begun = (await ask(path, body, token)).headers.get('sw-context-token');
  if (!begun) throw new Error(`POST ${path} began no session.`);
  return begun;
}
