import type { Recommendations } from '@weefsel/api-clients';
import { variantOnWire } from '../testing/product-wire';
import { load, type SliderClients } from './load-product-slider';

const { signal } = new AbortController();
const blouse = variantOnWire({ colour: 'Blauw', size: '38', stock: 1 });
const ladies = { title: 'Dames', dataSource: 'dpg', categoryId: 'dames' } as const;
const featured = { title: 'Favorieten', dataSource: 'TweakwiseRecommend', recommendationId: '7' } as const;

function clients() {
  const newest = jest.fn(async () => [blouse]);
  const bestSelling = jest.fn(async () => [blouse]);
  const byIds = jest.fn(async (ids: readonly string[]) => ids.map((id) => ({ ...blouse, id })));
  const beside = jest.fn<Promise<Recommendations>, [string, string]>(async () => ({
    products: [item],
    statusCode: 200,
    requestId: 'b00',
  }));
  const crossSelling = jest.fn(async () => [
    { crossSelling: { id: 'similar', position: 2 }, products: [{ ...blouse, id: 'similar' }] },
    { crossSelling: { id: 'with', position: 1 }, products: [{ ...blouse, id: 'worn-with' }] },
  ]);
  const item = { itemno: '1', attributes: [{ name: 'swid', values: ['SECOND'] }] };
  const all: SliderClients = {
    commerce: { product: { newest, byIds, bestSelling, crossSelling } },
    search: {
      recommendations: {
        featured: async () => ({ products: [item], statusCode: 200, requestId: 'f00' }),
        product: beside,
      },
    },
    content: { siteConfig: async () => null },
  };
  return { newest, byIds, beside, bestSelling, crossSelling, all };
}

describe('the products of a slider', () => {
  test('are the newest of the category tree for a tab with a category [PDP-07]', async () => {
    const { newest, all } = clients();
    const { tabs } = await load({ tabs: [ladies] }, all, signal);
    expect(newest).toHaveBeenCalledWith('dames', expect.anything(), signal);
    expect(tabs).toEqual([
      {
        state: 'ready',
        cards: [
          {
            id: 'Blauw-38',
            href: '/nl/dames/linnen-blouse-1',
            brand: 'Fjordal',
            name: 'Linnen blouse',
            price: { kind: 'sale', amount: 79.95, lowestAmount: 89.95 },
            image: 'http://media.example/Blauw-back.jpg',
            hoverImage: 'http://media.example/Blauw-front.jpg',
            labels: [{ name: 'Nieuw', background: '#1c1a17', color: '#fbf9f5' }],
          },
        ],
      },
    ]);
  });

  test('are what sells best of a brand, where the tab names one', async () => {
    const { bestSelling, newest, all } = clients();
    const { tabs } = await load({ tabs: [{ title: '', dataSource: 'dpg', brandId: 'fjord' }] }, all, signal);
    expect(bestSelling).toHaveBeenCalledWith('fjord', expect.anything(), signal);
    expect(newest).not.toHaveBeenCalled();
    expect(tabs[0]).toMatchObject({ state: 'ready', cards: [{ id: 'Blauw-38' }] });
  });

  test('are the recommended ones of the search service, looked up in commerce [PDP-06] [ANA-02]', async () => {
    const { byIds, all } = clients();
    const { tabs } = await load({ tabs: [featured] }, all, signal);
    expect(byIds).toHaveBeenCalledWith(['second'], expect.anything(), signal);
    expect(tabs[0]).toMatchObject({
      state: 'ready',
      cards: [{ id: 'second', found: { itemId: '1', requestId: 'f00' } }],
    });
  });

  test('are what the search service recommends beside a product', async () => {
    const { beside, all } = clients();
    const tab = { ...featured, recommendationId: '1', beside: 'blouse' };
    const { tabs } = await load({ tabs: [tab] }, all, signal);
    expect(beside).toHaveBeenCalledWith('1', 'blouse', undefined, signal);
    expect(tabs[0]).toMatchObject({
      state: 'ready',
      cards: [{ id: 'second', found: { itemId: '1', requestId: 'b00' } }],
    });
  });

  describe('beside a product without recommendations', () => {
    const tab = { ...featured, recommendationId: '1', beside: 'blouse' };
    const nothing: Recommendations = { products: [], statusCode: 200, requestId: 'b00' };

    test.each<[string, () => Promise<Recommendations>]>([
      ['there are none', async () => nothing],
      ['the search service refuses', async () => ({ ...nothing, statusCode: 500, error: 'away' })],
      ['the search service is away', () => Promise.reject(new Error('away'))],
    ])('are what commerce calls similar when %s', async (_, answer) => {
      const { beside, crossSelling, all } = clients();
      beside.mockImplementation(answer);
      const { tabs } = await load({ tabs: [tab] }, all, signal);
      expect(crossSelling).toHaveBeenCalledWith('blouse', expect.anything(), signal);
      expect(tabs[0]).toMatchObject({ state: 'ready', cards: [{ id: 'similar' }] });
    });

    test('fail when commerce has none either', async () => {
      const { beside, crossSelling, all } = clients();
      beside.mockRejectedValue(new Error('away'));
      crossSelling.mockRejectedValue(new Error('away too'));
      await expect(load({ tabs: [tab] }, all, signal)).rejects.toThrow(/None of the tabs/);
    });
  });

  test('are at most eight beside a product', async () => {
    const { beside, byIds, all } = clients();
    const products = Array.from({ length: 12 }, (_, index) => ({
      itemno: String(index),
      attributes: [{ name: 'swid', values: [`ID${index}`] }],
    }));
    beside.mockResolvedValue({ products, statusCode: 200 });
    await load({ tabs: [{ ...featured, beside: 'blouse' }] }, all, signal);
    expect(byIds).toHaveBeenCalledWith(
      products.slice(0, 8).map(({ itemno }) => `id${itemno}`),
      expect.anything(),
      signal,
    );
  });

  test('that cannot be recommended cost only their own tab [PDP-09]', async () => {
    const { all } = clients();
    all.search.recommendations.featured = async () => ({ products: [], statusCode: 500, error: 'down' });
    const { tabs } = await load({ tabs: [ladies, featured] }, all, signal);
    expect(tabs.map(({ state }) => state)).toEqual(['ready', 'failed']);
  });

  test('make the whole slider fail when every tab fails [PDP-09]', async () => {
    const { all } = clients();
    all.search.recommendations.featured = async () => ({ products: [], statusCode: 500, error: 'down' });
    await expect(load({ tabs: [featured] }, all, signal)).rejects.toThrow('None of the tabs');
  });
});
