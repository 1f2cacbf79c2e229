import { BrowserPartSource } from '@weefsel/federation/runtime';
import type { PagePayload } from '@weefsel/federation/runtime';
import { createNavigation } from './navigation';

test('the build’s manifest is fetched about a second after the start, and its moves count from then on [FED-03] [ROU-06]', async () => {
  jest.useFakeTimers();
  const json = async () => ({ build: 'b1', redirects: { '/nl/oud/': { to: '/nl/nieuw/' } } });
  const asked = jest.fn(async (_path: string) => ({ ok: true, json }));
  Object.assign(globalThis, { fetch: asked });
  const source = new BrowserPartSource({}, () => Promise.reject(new Error('none')));
  const payload: PagePayload = {
    href: '/nl/',
    status: 200,
    owner: 'mf-content',
    page: 'home',
    context: 'general',
    head: { title: 'Weefsel' },
    content: { state: 'ready' },
    fragments: {},
    remotes: {},
  };
  const { load, watch } = createNavigation(source, { load: async () => undefined }, { build: 'b1', payload });
  watch();
  await jest.advanceTimersByTimeAsync(999);
  expect(asked).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(asked.mock.calls).toEqual([['/build/manifest.json']]);
  await jest.advanceTimersByTimeAsync(0);
  const request = { url: new URL('/nl/oud/', location.href).href, signal: new AbortController().signal };
  await expect(load(request as Request)).rejects.toMatchObject({ status: 302 });
  jest.useRealTimers();
});
