/** @jest-environment node */
import { fakeClients, pageRequest } from '../testing/fake-clients';
import { hex, wireAnswer } from '../testing/wire';
import { load } from './load-search';

const search = (query: string) => pageRequest(`/search${query}`, { type: 'route' });

describe('the search page', () => {
  test.each(['', '?tn_q=', '?tn_q=+j+', '?tn_q=ju'])('asks nobody for "%s" [LST-32]', async (query) => {
    const { clients, asked } = fakeClients();
    const result = await load(search(query), clients);
    expect(asked).toEqual([]);
    expect(result).toMatchObject({ kind: 'page', data: { tooShort: true, total: 0, cards: [] } });
  });

  test('asks the text search for the text and all the rest of the address [LST-01]', async () => {
    const { clients, asked } = fakeClients();
    const result = await load(search('?tn_q=linnen+jurk&tn_cid=10012&tn_fk_maat=38'), clients);
    expect(asked).toEqual([
      { endpoint: 'search', text: 'linnen jurk', categoryId: '10012', filters: { maat: ['38'] }, page: 1 },
    ]);
    expect(result).toMatchObject({ data: { title: 'Zoekresultaten voor “linnen jurk”', total: 2 } });
  });

  test('goes where the search service sends the shopper', async () => {
    const { clients } = fakeClients(wireAnswer([hex(10)], { redirects: [{ url: '/nl/merken/fjord/' }] }));
    expect(await load(search('?tn_q=fjord'), clients)).toEqual({
      kind: 'redirect',
      to: '/nl/merken/fjord/',
      status: 302,
    });
  });

  test('is not for search engines', async () => {
    expect(await load(search('?tn_q=jurk'), fakeClients().clients)).toMatchObject({
      head: { robots: 'noindex, follow' },
    });
  });
});
