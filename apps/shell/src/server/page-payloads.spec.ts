/** @jest-environment node */
import type { PagePayload } from '@weefsel/federation/runtime';
import { browserPayload } from './page-payloads';

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
