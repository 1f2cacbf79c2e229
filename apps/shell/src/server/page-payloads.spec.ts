import type { PagePayload } from '@weefsel/federation/runtime';
import { fromAny, fromPartial } from '@total-typescript/shoehorn';
import type { PageDescription } from '@weefsel/contracts';
import type { LiveRemote, Snapshot } from '@weefsel/federation/server';
import { someAddresses } from './addresses.fixture';
import { browserPayload, ownPage, withManner } from './page-payloads';

test('what only the document itself needs does not travel to the browser a second time', () => {
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

describe('the manner of a page', () => {
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

  test('is the frame that its remote asks for, and no other than there is', () => {
    expect(of({ frame: 'bare' })).toBe('bare');
    expect(of({})).toBeUndefined();
    expect(of(fromPartial({ frame: fromAny('none') }))).toBeUndefined();
  });
});
