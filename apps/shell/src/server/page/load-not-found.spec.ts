import { fromPartial } from '@total-typescript/shoehorn';
import type { Clients } from '@weefsel/api-clients';
import type { Snapshot } from '@weefsel/federation/server';
import type { FastifyBaseLogger } from 'fastify';
import { entry } from '../../header/show-in-shop.fixture';
import { NOT_FOUND_GOODS } from '../../pages/not-found-goods';
import { someAddresses } from '../request/addresses.fixture';
import { KeyLog } from '../http/cdn/key-log';
import { loadNotFound } from './load-not-found';
import { PageCache } from './page-cache';
import { shareGoods } from './shared-goods';
import { TimeBudget } from '../request/time-budget';

const url = new URL('https://shop.test/nl/heren/bestaat-niet/');
const menu = [entry('Dames', 'nl/dames/'), entry('Heren', 'nl/heren/')];

/** A catalogue with the given slider. */
function around(slider: () => Promise<unknown>) {
  const error = jest.fn();
  const remotes = new Map([
    [
      'mf-catalog',
      {
        ref: { version: '1', pages: {}, fragments: {}, files: {} },
        fragmentLoads: new Map([['ProductSlider', slider]]),
      },
    ],
  ]);
  const snapshot = fromPartial<Snapshot>({ amiss: [], remotes, addresses: someAddresses });
  return {
    error,
    options: {
      clients: fromPartial<Clients>({}),
      snapshot,
      log: fromPartial<FastifyBaseLogger>({ error }),
      budget: new TimeBudget(2000),
    },
  };
}

test('an address that does not exist shows what is new, and stays a 404 [ROU-05]', async () => {
  const slider = jest.fn(async () => ({ tabs: [] }));
  const { options } = around(slider);
  const page = await loadNotFound({ url, menu, ...options });
  expect(page).toMatchObject({ status: 404, owner: null, context: 'men', head: { robots: 'noindex' } });
  expect(page.fragments[NOT_FOUND_GOODS]).toMatchObject({
    remote: 'mf-catalog',
    content: { state: 'ready' },
  });
  const asked = expect.objectContaining({
    tabs: [expect.objectContaining({ title: 'Heren' }), expect.anything()],
  });
  expect(slider).toHaveBeenCalledWith(asked, expect.anything(), expect.anything());
});

test('missing goods leave the 404 as it is [ROU-05]', async () => {
  const { options, error } = around(() => Promise.reject(new Error('away')));
  const page = await loadNotFound({ url, menu, ...options });
  expect(page).toMatchObject({
    status: 404,
    fragments: { [NOT_FOUND_GOODS]: { content: { state: 'failed' } } },
  });
  expect(error).toHaveBeenCalledTimes(1);
});

test('a shop without a menu asks for none', async () => {
  const { options } = around(async () => null);
  expect((await loadNotFound({ url, ...options })).fragments).toEqual({});
});

test('the pages of two addresses share the goods of a part of the shop, and stay themselves [ROU-05]', async () => {
  const slider = jest.fn(async () => ({ tabs: [] }));
  const { options } = around(slider);
  const share = shareGoods(new PageCache(15), new KeyLog());
  const at = (path: string) => loadNotFound({ url: new URL(path, url), menu, share, ...options });
  const pages = [await at('/nl/heren/a/'), await at('/nl/heren/b/'), await at('/nl/dames/a/')];
  expect(slider).toHaveBeenCalledTimes(2);
  expect(pages.map(({ href, context }) => [href, context])).toEqual([
    ['/nl/heren/a/', 'men'],
    ['/nl/heren/b/', 'men'],
    ['/nl/dames/a/', 'ladies'],
  ]);
  for (const { fragments } of pages) expect(fragments[NOT_FOUND_GOODS]?.content.state).toBe('ready');
});
