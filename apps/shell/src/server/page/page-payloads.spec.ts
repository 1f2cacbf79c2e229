import type { PagePayload } from '@weefsel/federation/runtime';
import { fromAny, fromPartial } from '@total-typescript/shoehorn';
import type { PageDescription } from '@weefsel/contracts';
import type { LiveRemote, Snapshot } from '@weefsel/federation/server';
import { someAddresses } from '../request/addresses.fixture';
import { browserPayload, ownPage, withManner } from './page-payloads';

test('leaves head data that only the document needs out of the payload for the browser', () => {
  const payload: PagePayload = {
    href: '/nl/dames/',
    status: 200,
    owner: 'mf-search',
    page: 'listing',
    context: 'ladies',
    head: { title: 'Dames', jsonLd: [{ '@type': 'ItemList' }], heroImage: { src: '/jas.webp' } },
    content: { state: 'ready', data: { total: 3 } },
    fragments: {},
    remotes: {},
  };
  expect(browserPayload(payload)).toEqual({ ...payload, head: { title: 'Dames' } });
  expect(payload.head.jsonLd).toHaveLength(1);
});

describe('the frame of a page', () => {
  const snapshotWith = (page: PageDescription): Snapshot =>
    fromPartial({
      addresses: someAddresses,
      remotes: new Map([['mf-x', fromPartial<LiveRemote>({ description: { pages: { checkout: page } } })]]),
    });
  const of = (page: PageDescription) =>
    withManner(
      { ...ownPage(new URL('http://shop/checkout'), 'checkout', ''), owner: 'mf-x' },
      snapshotWith(page),
    ).frame;

  test('is the one that its remote declares, and unknown frames are ignored', () => {
    expect(of({ frame: 'bare' })).toBe('bare');
    expect(of({})).toBeUndefined();
    expect(of(fromPartial({ frame: fromAny('none') }))).toBeUndefined();
  });
});
