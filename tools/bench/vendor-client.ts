import { percentile } from './percentile.ts';

export const BACKEND_PORT = 4361;
const BACKEND_ORIGIN = `http://localhost:${BACKEND_PORT}`;

const ACCESS_KEY = 'SWSCWEEFSELDEMO0STOREFRONT';
const INSTANCE = 'a1b2c3d4';

/** Calls before the first counted one; caches and compiled code are warm by then. */
const WARM_UP = 20;

async function answerOf(path: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(BACKEND_ORIGIN + path, init);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** Calls the commerce vendor; a token continues its session. */
export async function commerce<T>(method: string, path: string, body?: unknown, token?: string) {
  const answer = await answerOf(`/store-api${path}`, {
    method,
    headers: {
      'sw-access-key': ACCESS_KEY,
      'sw-include-seo-urls': '1',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { 'sw-context-token': token }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { json: (await answer.json()) as T, token: answer.headers.get('sw-context-token') ?? '' };
}

export const search = async <T>(path: string, query: Record<string, string>): Promise<T> =>
  (await (
    await answerOf(`/tweakwise/${path}/${INSTANCE}?${new URLSearchParams({ format: 'json', ...query })}`)
  ).json()) as T;

export const content = async <T>(query: string): Promise<T> =>
  (await (
    await answerOf(
      `/content/v2025-02-19/data/query/production?${new URLSearchParams({ query, returnQuery: 'false' })}`,
    )
  ).json()) as T;

/** Fetches a whole picture. */
export const picture = async (url: string): Promise<void> => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  await answer.arrayBuffer();
};

const timed = async (call: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await call();
  return performance.now() - from;
};

/** Duration of sequential calls in ms, measured over HTTP on the same machine. */
export async function timesOf(rounds: number, call: (round: number) => Promise<unknown>) {
  const times: number[] = [];
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const time = await timed(() => call(Math.abs(round)));
    if (round >= 0) times.push(time);
  }
  return { p50: percentile(times, 50), p95: percentile(times, 95) };
}
