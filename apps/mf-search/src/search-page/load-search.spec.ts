import { fromAny } from '@total-typescript/shoehorn';
import { fakeClients, pageRequest } from '../testing/fake-clients';
import { hex, wireAnswer } from '../testing/wire';
import { load } from './load-search';
import { wholeAnswer } from './understanding/shop-facets.fixture';

const search = (query: string) => pageRequest(`/search${query}`, { type: 'route' });
const { properties } = wireAnswer([]);

describe('the search page', () => {
  test.each(['', '?tn_q=', '?tn_q=+j+', '?tn_q=ju', '?tn_q=%00%00%00j', '?tn_q=%F0%9F%91%97'])(
    'sends no request for "%s" [LST-32]',
    async (query) => {
      const { clients, asked } = fakeClients();
      const result = await load(search(query), clients);
      expect(asked).toEqual([]);
      expect(result).toMatchObject({ kind: 'page', data: { tooShort: true, total: 0, cards: [] } });
    },
  );

  test('requests the text and the rest of its address from the text search [LST-01]', async () => {
    const { clients, asked } = fakeClients();
    const result = await load(search('?tn_q=linnen+jurk&tn_cid=10012&tn_fk_maat=38'), clients);
    expect(asked).toEqual([
      { endpoint: 'navigation', pageSize: 1 },
      { endpoint: 'search', text: 'linnen jurk', categoryId: '10012', filters: { maat: ['38'] }, page: 1 },
    ]);
    expect(result).toMatchObject({ data: { title: 'Zoekresultaten voor “linnen jurk”', total: 2 } });
  });

  test('passes the visitor’s profile key to the search service [TWK-02]', async () => {
    const { clients, asked } = fakeClients();
    await load({ ...search('?tn_q=jurk'), profileKey: 'v_1' }, clients);
    expect(asked).toMatchObject([{ pageSize: 1 }, { text: 'jurk', profileKey: 'v_1' }]);
  });

  test('has its products when brands and categories exceed their time limit', async () => {
    const { clients } = fakeClients();
    const untilGivenUp = (signal?: AbortSignal) =>
      new Promise<never>((_, reject) => {
        const over = () => reject(new Error('given up'));
        if (signal?.aborted) over();
        else signal?.addEventListener('abort', over);
      });
    clients.commerce.brands.list = (_, signal) => untilGivenUp(signal);
    clients.commerce.navigation.read = (_, __, signal) => untilGivenUp(signal);
    const timeIsOver = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    expect(await load(search('?tn_q=jas'), clients)).toMatchObject({ data: { total: 2, jumps: [] } });
    expect(timeIsOver).toHaveBeenCalledWith(2200);
    timeIsOver.mockRestore();
  });

  test('has its products when the request for their choices returns null', async () => {
    const { clients } = fakeClients();
    clients.commerce.product.list = () => Promise.resolve(fromAny(null));
    const result = await load(search('?tn_q=jas'), clients);
    expect(result).toMatchObject({ data: { cards: [expect.anything(), expect.anything()] } });
  });

  test('takes its title from the editors’ texts', async () => {
    const request = { ...search('?tn_q=jas'), text: (key: string) => `[${key}]` };
    expect(await load(request, fakeClients().clients)).toMatchObject({
      data: {
        title: '[headless.search.resultsFor]',
        crumbs: [{ name: '[headless.common.home]' }, { name: '[headless.search.title]' }],
      },
      head: { title: expect.stringContaining('[headless.search.resultsFor]') },
    });
  });

  test('is excluded from search engines, and has its own canonical address', async () => {
    expect(await load(search('?utm_source=mail&tn_q=jurk'), fakeClients().clients)).toMatchObject({
      head: { robots: 'noindex, follow', canonical: 'https://weefsel.example/search?tn_q=jurk' },
    });
  });

  test('returns the suggested text, unless it equals the typed text', async () => {
    const meaning = (suggestedsearchterm: string) =>
      fakeClients(
        wireAnswer([hex(10)], { properties: { ...properties, nrofitems: 1, suggestedsearchterm } }),
      );
    expect(await load(search('?tn_q=jruk'), meaning('jurk').clients)).toMatchObject({
      data: { meant: 'jurk', total: 1 },
    });
    const same = await load(search('?tn_q=Jurk'), meaning('jurk').clients);
    expect(same).not.toHaveProperty('data.meant');
  });

  test('leads to the brand and the category that were typed', async () => {
    expect(await load(search('?tn_q=fjord+jurken'), fakeClients().clients)).toMatchObject({
      data: {
        jumps: [
          { name: 'Fjord', href: '/nl/merken/fjord/' },
          { name: 'Jurken dames', href: '/nl/dames/kleding/jurken/' },
        ],
        popular: [],
      },
    });
  });

  test('without results shows popular categories and new products [LST-15]', async () => {
    const { clients } = fakeClients(
      wireAnswer([], { properties: { ...properties, nrofitems: 0, nrofpages: 0 } }),
    );
    expect(await load(search('?tn_q=xqz'), clients)).toMatchObject({
      data: { total: 0, popular: [{ name: 'Jurken dames' }, { name: 'Rokken dames' }] },
      fragments: { 'new-products': { remote: 'mf-catalog', name: 'ProductSlider' } },
    });
    expect(await load(search('?tn_q=xqz&tn_fk_merk=Fjord'), clients)).not.toHaveProperty('fragments');
  });

  test('without the search service has suggestions [LST-33]', async () => {
    const { clients } = fakeClients();
    const failure = new Error('503');
    clients.search.search = () => Promise.reject(failure);
    expect(await load(search('?tn_q=rokken'), clients)).toMatchObject({
      missing: 'all',
      failure,
      data: {
        failed: true,
        jumps: [{ name: 'Rokken dames' }],
        categories: { links: [{ name: 'Jurken dames' }, { name: 'Rokken dames' }] },
      },
    });
  });

  test('has its products when brands and categories fail', async () => {
    const { clients } = fakeClients();
    clients.commerce.brands.list = () => Promise.reject(new Error('gone'));
    clients.commerce.navigation.read = () => Promise.reject(new Error('gone'));
    expect(await load(search('?tn_q=fjord'), clients)).toMatchObject({ data: { jumps: [], total: 2 } });
  });
});

describe('a text that the search service sends elsewhere', () => {
  const sentTo = (url: string) => fakeClients(wireAnswer([hex(10)], { redirects: [{ url }] })).clients;

  test.each(['/nl/merken/fjord/', 'https://elders.example/', 'https://weefsel.example/nl/merken/fjord/'])(
    'is followed to %s',
    async (to) => {
      expect(await load(search('?tn_q=fjord'), sentTo(to))).toEqual({ kind: 'redirect', to, status: 302 });
    },
  );

  test.each([
    ['the same text', '/search?tn_q=FJORD'],
    ['another text that is sent on as well', '/search?tn_q=noord'],
    ['no text', '/search'],
    ['a script', 'javascript:alert(1)'],
    ['another host in disguise', '//elders.example/'],
    ['nowhere', 'http://['],
  ])('stays with its results when it is sent to %s', async (_what, to) => {
    expect(await load(search('?tn_q=fjord'), sentTo(to))).toMatchObject({ kind: 'page', data: { total: 1 } });
  });

  test('is followed to another text that has results', async () => {
    const { clients } = fakeClients();
    clients.search.search = async ({ text }) =>
      wireAnswer([hex(10)], { redirects: text === 'fjrd' ? [{ url: '/search?tn_q=fjord' }] : [] });
    expect(await load(search('?tn_q=fjrd'), clients)).toMatchObject({ to: '/search?tn_q=fjord' });
  });
});

describe('words of a search', () => {
  /** A shop that finds these numbers of products by text. Listings without text always have products. */
  const shopWith = (found: Record<string, number>, meant: Record<string, string> = {}) => {
    const { clients, asked } = fakeClients(wholeAnswer);
    clients.search.search = async ({ text, filters = {} }) => {
      const nrofitems = found[text] ?? 0;
      const suggestedsearchterm = meant[text];
      asked.push({ endpoint: 'search', text, filters });
      const own = { ...properties, nrofitems, ...(suggestedsearchterm && { suggestedsearchterm }) };
      return wireAnswer(nrofitems > 0 ? [hex(10)] : [], { properties: own });
    };
    return { clients, asked };
  };

  test('lead to the listing that they choose, when there are products [LST-36]', async () => {
    const { clients } = shopWith({ 'zwarte jas dames': 9, jas: 5 });
    expect(await load(search('?tn_q=zwarte+jas+dames&utm_source=mail'), clients)).toEqual({
      kind: 'redirect',
      to: '/search?tn_q=jas&tn_cid=1-2&tn_fk_kleur=Zwart&utm_source=mail',
      status: 302,
    });
  });

  test('do not redirect when nothing is found, and show the page of the text', async () => {
    const { clients } = shopWith({ 'rode pumps': 0 });
    expect(await load(search('?tn_q=rode+pumps'), clients)).toMatchObject({
      kind: 'page',
      data: { total: 0 },
    });
  });

  test('give up one filter when all together find nothing, and name it [LST-36]', async () => {
    const { clients, asked } = fakeClients(wholeAnswer);
    clients.search.search = async ({ text, filters = {} }) => {
      asked.push({ endpoint: 'search', text, filters });
      const nrofitems = filters['pasvorm'] || Object.keys(filters).length === 0 ? 0 : 4;
      return wireAnswer([hex(10)], { properties: { ...properties, nrofitems } });
    };
    expect(await load(search('?tn_q=zwarte+oversized+jas'), clients)).toMatchObject({
      to: '/search?tn_q=jas&tn_fk_kleur=Zwart&tn_unused=oversized',
    });
    expect(asked.length).toBeLessThan(7);
    expect(await load(search('?tn_q=jas&tn_fk_kleur=Zwart&tn_unused=oversized'), clients)).toMatchObject({
      data: { givenUp: ['oversized'] },
    });
  });

  test('left out by the service are named once, not as a correction too', async () => {
    const { clients } = shopWith({ 'iets qwerty jas': 3 }, { 'iets qwerty jas': 'jas' });
    const result = await load(search('?tn_q=iets+qwerty+jas'), clients);
    expect(result).toMatchObject({ data: { unused: ['qwerty'] } });
    expect(result).not.toHaveProperty('data.meant');
  });

  test('that are the whole text list the assortment under the chosen filters [LST-36]', async () => {
    const { clients, asked } = shopWith({});
    expect(await load(search('?tn_q=maat+38'), clients)).toMatchObject({ to: '/search?tn_fk_maat=38' });
    asked.length = 0;
    expect(await load(search('?tn_fk_maat=38'), clients)).toMatchObject({
      kind: 'page',
      data: { title: 'Zoekresultaten' },
    });
    expect(asked).toMatchObject([{ endpoint: 'navigation', filters: { maat: ['38'] } }]);
  });

  test('are read as the service corrects them, and words that it left out are kept', async () => {
    const { clients } = shopWith(
      { 'zwrate jas qwerty': 3, 'jas qwerty': 3 },
      { 'zwrate jas qwerty': 'zwart jas' },
    );
    expect(await load(search('?tn_q=zwrate+jas+qwerty'), clients)).toMatchObject({
      to: '/search?tn_q=jas+qwerty&tn_fk_kleur=Zwart',
    });
  });

  test('that change nothing any more do not redirect', async () => {
    const { clients } = shopWith({ 'qwerty jas': 3 }, { 'qwerty jas': 'zwart jas' });
    const result = await load(search('?tn_q=jas+qwerty&tn_fk_kleur=Zwart'), clients);
    expect(result).toMatchObject({ kind: 'page' });
  });

  test('without a collection in the shop are returned as unused', async () => {
    const { clients } = shopWith({ 'jurk bruiloft': 3 });
    expect(await load(search('?tn_q=jurk+bruiloft'), clients)).toMatchObject({
      data: { unused: ['bruiloft'] },
    });
  });
});
