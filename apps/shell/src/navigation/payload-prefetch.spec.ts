import { PayloadPrefetch } from './payload-prefetch';
import type { PayloadResponse } from './payload-request';

const at = (path: string) => new URL(path, 'https://shop.test');
const page = (to: string): PayloadResponse => ({ found: { kind: 'redirect', to }, build: null });

/** A server whose answers the test controls. */
function server() {
  const asked: { path: string; signal: AbortSignal; answer: (to: string) => void; fail: () => void }[] = [];
  const request = (url: URL, signal: AbortSignal) =>
    new Promise<PayloadResponse>((resolve, reject) => {
      asked.push({
        path: url.pathname,
        signal,
        answer: (to) => resolve(page(to)),
        fail: () => reject(new Error('gone')),
      });
    });
  const came = jest.fn();
  return { asked, came, prefetch: new PayloadPrefetch(request, came) };
}

test('at most 4 pages are fetched ahead at once [FED-03]', async () => {
  const { asked, prefetch } = server();
  for (const path of ['/a', '/b', '/c', '/d', '/e', '/a']) prefetch.begin(at(path));
  expect(asked.map(({ path }) => path)).toEqual(['/a', '/b', '/c', '/d']);
  asked[0]?.answer('/nl/');
  await prefetch.take(at('/a'));
  prefetch.begin(at('/e'));
  expect(asked).toHaveLength(5);
});

test('a page that was fetched ahead is given to the navigation once, and its code is asked for [FED-03]', async () => {
  const { asked, came, prefetch } = server();
  prefetch.begin(at('/a'));
  asked[0]?.answer('/nl/');
  expect(await prefetch.take(at('/a'))).toEqual(page('/nl/'));
  expect(came).toHaveBeenCalledWith(page('/nl/'));
  expect(await prefetch.take(at('/a'))).toBeUndefined();
});

test('a prefetch that is no longer wanted is aborted, unless a navigation has taken it over [FED-03]', async () => {
  const { asked, prefetch } = server();
  prefetch.begin(at('/a'))();
  expect(asked[0]?.signal.aborted).toBe(true);
  const end = prefetch.begin(at('/b'));
  const taken = prefetch.take(at('/b'));
  end();
  expect(asked[1]?.signal.aborted).toBe(false);
  asked[1]?.answer('/nl/');
  expect(await taken).toEqual(page('/nl/'));
});

test('a prefetch that fails gives the navigation nothing and no error [FED-03]', async () => {
  const { asked, prefetch } = server();
  prefetch.begin(at('/a'));
  const taken = prefetch.take(at('/a'));
  asked[0]?.fail();
  expect(await taken).toBeUndefined();
});

test('at most eight prefetched pages are kept, and the oldest are dropped [FED-03]', async () => {
  const asked: string[] = [];
  const request = async ({ pathname }: URL) => {
    asked.push(pathname);
    return page(pathname);
  };
  const prefetch = new PayloadPrefetch(request, () => undefined);
  for (let number = 0; number <= 9; number += 1) {
    prefetch.begin(at(`/${number}`));
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(asked).toHaveLength(10);
  expect(await prefetch.take(at('/0'))).toBeUndefined();
  expect(await prefetch.take(at('/9'))).toEqual(page('/9'));
  expect(await prefetch.take(at('/2'))).toEqual(page('/2'));
});

test('a prefetched page with status 503 is not kept for the navigation [LST-33]', async () => {
  const failed = { kind: 'page', payload: { status: 503 } } as PayloadResponse['found'];
  const came = jest.fn();
  const prefetch = new PayloadPrefetch(async () => ({ found: failed, build: null }), came);
  prefetch.begin(at('/a'));
  expect(await prefetch.take(at('/a'))).toBeUndefined();
  expect(came).not.toHaveBeenCalled();
});
