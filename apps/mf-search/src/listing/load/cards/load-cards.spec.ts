import { hex, wireAnswer, wireProduct } from '../../../testing/wire';
import { loadCards } from './load-cards';

const { signal } = new AbortController();
const id = hex(1);

const item = {
  itemno: 'nl-1',
  title: 'Linnen jurk',
  brand: 'Fjord',
  price: 89.95,
  image: 'https://media.example/jurk.jpg',
  url: '/nl/dames/fjord-linnen-jurk-1',
  attributes: [{ name: 'swid', values: [id] }],
};
const answer = { items: [item], requestId: 'f00' };

const clientsWith = (product: { byIds?: () => Promise<never>; list?: () => Promise<never> }) => ({
  commerce: {
    product: {
      byIds: (ids: readonly string[]) => Promise.resolve(ids.map((one) => wireProduct(one))),
      list: () => Promise.resolve({ elements: [], total: 0 }),
      ...product,
    },
  },
});

const down = () => Promise.reject(new Error('503'));

describe('the cards of a listing', () => {
  test('carry the shop’s own labels in readable colours, without the label for sale [PDP-05]', async () => {
    const product = wireProduct(id, {
      calculatedPrice: {
        unitPrice: 50,
        quantity: 1,
        totalPrice: 50,
        listPrice: { price: 80, percentage: 37.5 },
        regulationPrice: { price: 80 },
      },
      extensions: {
        categoryLabels: [
          { id: 'a', name: 'Sale', backgroundColor: '#a3271f', color: '#ffffff' },
          { id: 'b', name: 'Bewuste keuze', backgroundColor: '#2c6b4f', color: '#2c6b50' },
        ],
      },
    });
    const clients = clientsWith({});
    clients.commerce.product.byIds = () => Promise.resolve([product]);
    const {
      cards: [card],
    } = await loadCards(answer, clients, { signal });
    expect(card?.labels).toEqual([{ name: 'Bewuste keuze', background: '#2c6b4f', color: '#fbf9f5' }]);
  });

  test('are made of the search service’s data, marked as not live, when the commerce backend fails [LST-34]', async () => {
    const { cards, failure } = await loadCards(answer, clientsWith({ byIds: down, list: down }), { signal });
    expect(failure).toEqual(new Error('503'));
    expect(cards).toEqual([
      {
        id,
        href: '/nl/dames/fjord-linnen-jurk-1',
        brand: 'Fjord',
        name: 'Linnen jurk',
        price: { kind: 'regular', amount: 89.95 },
        notLive: true,
        image: 'https://media.example/jurk.jpg',
        found: { itemId: 'nl-1', requestId: 'f00' },
      },
    ]);
  });

  test('are none when the search service then has no usable data either [LST-34]', async () => {
    const cardsOf = async (found: Parameters<typeof loadCards>[0]) =>
      (await loadCards(found, clientsWith({ byIds: down }), { signal })).cards;
    expect(await cardsOf(wireAnswer([id]))).toEqual([]);
    const elsewhere = { ...item, url: 'https://elders.example/jurk' };
    expect(await cardsOf({ ...answer, items: [elsewhere] })).toEqual([]);
  });

  test('do without sizes and colours when those fail, and report it', async () => {
    const {
      cards: [card],
      lacksDetail,
    } = await loadCards(answer, clientsWith({ list: down }), { signal });
    expect(lacksDetail).toBe(true);
    expect(await loadCards(answer, clientsWith({}), { signal })).not.toHaveProperty('lacksDetail');
    expect(card).toMatchObject({ name: 'Linnen jurk', price: { kind: 'regular', amount: 89.95 } });
    expect(card).not.toHaveProperty('notLive');
    expect(card).not.toHaveProperty('sizes');
  });

  test('reject when the request was aborted', async () => {
    const gone = AbortSignal.abort();
    const clients = clientsWith({ byIds: () => Promise.reject(new Error('aborted')) });
    await expect(loadCards(answer, clients, { signal: gone })).rejects.toThrow();
  });
});
