import type { PageResult } from '@weefsel/contracts';
import { MaintenanceError } from '@weefsel/api-clients';
import { fakeClients, IDS, pageRequest } from '../../testing/fake-clients';
import { hex, wireAnswer, wireFacet } from '../../testing/wire';
import type { ListingData } from '../listing-data';
import { load } from './load-listing';

function pageOf(result: PageResult<ListingData>) {
  if (result.kind !== 'page') throw new Error(`expected a page, got ${result.kind}`);
  return result;
}

const kleding = (search = '', id = IDS.kleding) => pageRequest(`/nl/dames/kleding/${search}`, { id });

describe('the listing of a category', () => {
  test('requests the state in its address from the search service [LST-01]', async () => {
    const { clients, asked } = fakeClients();
    await load(kleding('?tn_fk_merk=Fjord|Noord&tn_fk_ae-price=20-80&tn_sort=Nieuwste'), clients);
    expect(asked).toEqual([
      {
        endpoint: 'navigation',
        categoryId: IDS.kleding,
        filters: { merk: ['Fjord', 'Noord'], 'ae-price': ['20-80'] },
        sort: 'Nieuwste',
        page: 1,
        newCollection: false,
      },
    ]);
  });

  test('passes the visitor’s profile key to the search service when there is one [TWK-02]', async () => {
    const { clients, asked } = fakeClients();
    const { url } = kleding();
    await load({ ...kleding(), profileKey: 'v_1' }, clients);
    await load(
      { ...pageRequest(url.pathname, { id: IDS.fjord, type: 'productManufacturer' }), profileKey: 'v_1' },
      clients,
    );
    await load(kleding(), clients);
    expect(asked.map(({ profileKey }) => profileKey)).toEqual(['v_1', 'v_1', undefined]);
  });

  test('requests its products while the navigation request is still pending', async () => {
    const { clients } = fakeClients();
    const where = Promise.withResolvers<never[]>();
    const asked = Promise.withResolvers<void>();
    clients.commerce.navigation.read = () => where.promise;
    const { byIds } = clients.commerce.product;
    clients.commerce.product.byIds = (...given) => {
      asked.resolve();
      return byIds(...given);
    };
    const loading = load(kleding(), clients);
    await asked.promise;
    where.resolve([]);
    expect(pageOf(await load(kleding('', IDS.jurken), fakeClients().clients)).data.cards).toHaveLength(2);
    await loading;
  });

  describe('with vendors that hang', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());
    const hangs = () => new Promise<never>(() => undefined);

    test('has the search service’s product data when commerce exceeds the deadline', async () => {
      const answer = wireAnswer([hex(10), hex(11)]);
      const items = answer.items.map((item) => ({ ...item, title: 'Jurk', url: 'nl/fjord/jurk' }));
      const { clients } = fakeClients({ ...answer, items });
      const untilGivenUp = (...given: unknown[]) =>
        new Promise<never>((_, reject) => {
          const signal = given.find((one) => one instanceof AbortSignal);
          signal?.addEventListener('abort', () => reject(new Error('given up')));
        });
      clients.commerce.product.byIds = untilGivenUp;
      clients.commerce.product.list = untilGivenUp;
      jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
        const stop = new AbortController();
        setTimeout(() => stop.abort(new Error('over')), ms);
        return stop.signal;
      });
      const loading = load({ ...kleding(), answerBy: Date.now() + 2300 }, clients);
      await jest.advanceTimersByTimeAsync(2300);
      expect(pageOf(await loading)).toMatchObject({
        missing: 'part',
        data: { cards: [{ notLive: true }, { notLive: true }] },
      });
      jest.restoreAllMocks();
    });

    test('is complete when it is the content service', async () => {
      const { clients } = fakeClients();
      clients.content.siteConfig = (signal) =>
        new Promise((_, reject) => {
          const over = () => reject(new Error('given up'));
          if (signal?.aborted) over();
          else signal?.addEventListener('abort', over);
        });
      jest.useRealTimers();
      const page = pageOf(await load(kleding(), clients));
      expect(page.missing).toBeUndefined();
      expect(page.data.showSalePercentage).toBe(false);
      expect(page.data.cards).toHaveLength(2);
    });

    test('takes its title from its path when the navigation request exceeds the deadline', async () => {
      const { clients } = fakeClients();
      clients.commerce.navigation.read = hangs;
      const loading = load({ ...kleding(), answerBy: Date.now() + 2250 }, clients);
      await jest.advanceTimersByTimeAsync(2000);
      expect(pageOf(await loading)).toMatchObject({ missing: 'part', data: { title: 'Kleding' } });
    });
  });

  test('has its title, its breadcrumb and its department [LST-02]', async () => {
    const { data, context, head } = pageOf(await load(kleding(), fakeClients().clients));
    expect(data.title).toBe('Kleding');
    expect(data.crumbs.map(({ name, href }) => `${name} ${href}`)).toEqual([
      'Home /nl/',
      'Dames /nl/dames/',
      'Kleding /nl/dames/kleding/',
    ]);
    expect(context).toBe('ladies');
    expect(head.title).toBe('Kleding voor dames | Weefsel');
  });

  test('leads to its subcategories by their own addresses, with counts [LST-10] [ROU-07] [ROU-15]', async () => {
    const facet = wireFacet({ title: 'Categorie', urlkey: 'categorie', source: 'CATEGORY' }, [['Jurken', 7]]);
    const { clients } = fakeClients(wireAnswer([hex(10)], { facets: [facet] }));
    const { data } = pageOf(await load(kleding(), clients));
    expect(data.categories.links).toEqual([{ name: 'Jurken', href: '/nl/dames/kleding/jurken/', count: 7 }]);
  });

  test('leads to its neighbours when it has no subcategories', async () => {
    const { data } = pageOf(await load(kleding('', IDS.jurken), fakeClients().clients));
    expect(data.categories.links).toMatchObject([{ name: 'Jurken', current: true }, { name: 'Rokken' }]);
  });

  test('requests the new collection on its page [TWK-02]', async () => {
    const { clients, asked } = fakeClients();
    await load(pageRequest('/nl/dames/nieuw/', { id: IDS.dames }), clients);
    expect(asked).toMatchObject([{ newCollection: true }]);
  });

  test('sends a shopper who is beyond the last page to the last one', async () => {
    const result = await load(kleding('?tn_sort=Nieuwste&tn_p=9'), fakeClients().clients);
    expect(result).toEqual({ kind: 'redirect', to: '/nl/dames/kleding/?tn_sort=Nieuwste', status: 302 });
  });

  test('takes the full price range for no price filter [LST-31]', async () => {
    const facet = wireFacet({ title: 'Prijs', urlkey: 'ae-price', selectiontype: 'slider' }, [
      ['10', 0],
      ['90', 0],
    ]);
    const merk = wireFacet({ title: 'Merk', urlkey: 'merk' }, [['Fjord', 3]]);
    const { clients } = fakeClients(wireAnswer([hex(10)], { facets: [facet, merk] }));
    const result = await load(kleding('?tn_fk_ae-price=10-90'), clients);
    expect(result).toMatchObject({ kind: 'redirect', to: '/nl/dames/kleding/' });
    const form = await load(kleding('?tn_fk_merk=Fjord&tn_fk_ae-price=10&tn_fk_ae-price=90'), clients);
    expect(form).toMatchObject({ kind: 'redirect', to: '/nl/dames/kleding/?tn_fk_merk=Fjord' });
    // Chosen before the brand, within which it happens to exclude no price.
    const beside = await load(kleding('?tn_fk_merk=Fjord&tn_fk_ae-price=10-90'), clients);
    expect(beside).toMatchObject({ kind: 'page' });
  });

  test('is not found when the backend does not know it', async () => {
    expect(await load(kleding('', hex(77)), fakeClients().clients)).toEqual({ kind: 'not-found' });
  });

  test('without the search service is a failed page with suggestions, and returns the failure [LST-33]', async () => {
    const failure = new Error('503');
    const { clients } = fakeClients();
    clients.search.navigation = () => Promise.reject(failure);
    const { data, missing, ...result } = pageOf(await load(kleding(), clients));
    expect([missing, result.failure]).toEqual(['all', failure]);
    expect(result.head).toMatchObject({ title: 'Kleding | Weefsel', robots: 'noindex, follow' });
    expect(data).toMatchObject({ failed: true, title: 'Kleding', cards: [] });
    expect(data.categories.links.map(({ name }) => name)).toEqual(['Jurken', 'Rokken']);
  });

  test('takes title and breadcrumb from its path when the navigation request fails', async () => {
    const failure = new Error('commerce');
    const { clients } = fakeClients();
    clients.commerce.navigation.read = () => Promise.reject(failure);
    const { data, missing } = pageOf(await load(kleding(), clients));
    expect(missing).toBe('part');
    expect(data).toMatchObject({ title: 'Kleding', total: 2 });
    expect(data.crumbs.map(({ href }) => href)).toEqual(['/nl/', '/nl/dames/', '/nl/dames/kleding/']);
  });

  test('rejects when neither backend nor path identifies it, and when the shop is in maintenance', async () => {
    const { clients } = fakeClients();
    clients.commerce.navigation.read = () => Promise.reject(new Error('commerce'));
    await expect(load(pageRequest('/navigation/2ec32d61', { id: IDS.dames }), clients)).rejects.toThrow(
      'commerce',
    );
    const closed = new MaintenanceError({ method: 'GET', url: '/', status: 503, statusText: '' });
    clients.commerce.navigation.read = () => Promise.reject(closed);
    await expect(load(kleding(), clients)).rejects.toBe(closed);
  });

  test('has everything that a listing is kept with: products, facets, sorts, request id, number of pages [LST-28]', async () => {
    const facet = wireFacet({ title: 'Merk', urlkey: 'merk' }, [['Fjord', 2]]);
    const { clients } = fakeClients(wireAnswer([hex(10)], { facets: [facet] }));
    const { data } = pageOf(await load(kleding('?tn_fk_merk=Fjord'), clients));
    expect(data).toMatchObject({
      cards: [{ id: hex(10), found: { requestId: 'f'.repeat(32) } }],
      facets: [{ key: 'merk' }],
      sorts: [{ value: 'Aanbevolen' }, { value: 'Nieuwste' }],
      total: 1,
      pages: 1,
    });
  });
});

describe('the listing of a brand', () => {
  test('is restricted to the brand [ROU-15] [TWK-02]', async () => {
    const { clients, asked } = fakeClients();
    const request = pageRequest('/nl/merken/fjord/', { id: IDS.fjord, type: 'productManufacturer' });
    const { data } = pageOf(await load(request, clients));
    expect(asked).toMatchObject([{ brandId: IDS.fjord }]);
    expect(asked[0]).not.toHaveProperty('categoryId');
    expect(data.title).toBe('Fjord');
  });

  test('can be that of one of its categories, by its own id [ROU-15] [TWK-06]', async () => {
    const { clients, asked } = fakeClients();
    const type = 'frontend.product_manufacturer.category.detail';
    const request = pageRequest('/nl/merken/fjord/jurken/', { id: IDS.fjord, type });
    const { data } = pageOf(await load(request, clients));
    expect(asked).toMatchObject([{ brandId: IDS.fjord, categoryId: IDS.jurken }]);
    expect(data.title).toBe('Fjord Jurken');
    expect(data.crumbs.at(1)).toEqual({ name: 'Fjord', href: '/nl/merken/fjord/' });
  });

  test('has no facet of brands', async () => {
    const facet = wireFacet({ title: 'Merk', urlkey: 'merk' }, [['Fjord', 2]]);
    const { clients } = fakeClients(wireAnswer([hex(10)], { facets: [facet] }));
    const request = pageRequest('/nl/merken/fjord/', { id: IDS.fjord, type: 'productManufacturer' });
    expect(pageOf(await load(request, clients)).data.facets).toEqual([]);
  });

  test('narrows itself to a category by address [LST-10]', async () => {
    const facet = wireFacet({ title: 'Categorie', urlkey: 'categorie', source: 'CATEGORY' }, [['Dames', 7]]);
    Object.assign(facet.attributes[0] ?? {}, { url: '?tn_cid=10000-10001&tn_fk_merk=Fjord' });
    const { clients } = fakeClients(wireAnswer([hex(10)], { facets: [facet] }));
    const request = pageRequest('/nl/merken/fjord/', { id: IDS.fjord, type: 'productManufacturer' });
    const { data } = pageOf(await load(request, clients));
    expect(data.categories.links).toEqual([{ name: 'Dames', count: 7, category: '10000-10001' }]);
  });
});
