import type { Product } from '@weefsel/api-clients';
import { toFoundCards, toLabelledCard, toProductCard } from './to-product-card';

const front = { url: 'https://media.example/front.jpg' };
const back = { url: 'https://media.example/back.jpg' };

const jurk: Product = {
  id: 'a1',
  translated: { name: 'Linnen jurk' },
  manufacturer: { id: 'f0', translated: { name: 'Fjord' } },
  cover: { media: front },
  media: [
    { position: 1, media: front },
    { position: 0, media: back },
  ],
  seoUrls: [{ seoPathInfo: 'NL/fjord/Linnen-jurk' }],
  calculatedPrice: { unitPrice: 89.95, quantity: 1, totalPrice: 89.95 },
};

const reduced: Product = {
  ...jurk,
  calculatedPrice: {
    unitPrice: 50,
    quantity: 1,
    totalPrice: 50,
    listPrice: { price: 80, percentage: 37.5 },
    regulationPrice: { price: 55 },
  },
};

describe('a product card', () => {
  test('has brand, name, price, picture and address of the product [LST-21] [ROU-08]', () => {
    expect(toProductCard(jurk)).toEqual({
      id: 'a1',
      href: '/nl/fjord/linnen-jurk',
      brand: 'Fjord',
      name: 'Linnen jurk',
      price: { kind: 'regular', amount: 89.95 },
      image: front.url,
      hoverImage: back.url,
    });
  });

  test('shows the lowest 30-day price of a sale', () => {
    expect(toProductCard(reduced).price).toEqual({ kind: 'sale', amount: 50, lowestAmount: 55 });
  });

  test('uses the rule price for one item, and "from" the cheapest price where variants differ [LST-22]', () => {
    const ruled = { ...jurk, calculatedPrices: [{ unitPrice: 59.95, quantity: 1 }] };
    expect(toProductCard(ruled).price).toEqual({ kind: 'regular', amount: 59.95 });
    const cheapest = { ...reduced.calculatedPrice, unitPrice: 45, hasRange: true };
    expect(toProductCard({ ...reduced, calculatedCheapestPrice: cheapest }).price).toEqual({
      ...{ kind: 'sale', amount: 45, lowestAmount: 55, from: true },
    });
  });

  test('shows the first picture with its alternative text when it has no cover, and works without pictures', () => {
    const seen = { ...back, alt: 'Jurk, achterkant' };
    const media = [{ media: seen }, { media: front }];
    expect(toProductCard({ ...jurk, cover: null, media })).toMatchObject({
      image: back.url,
      hoverImage: front.url,
      alt: 'Jurk, achterkant',
    });
    const bare = toProductCard({ ...jurk, cover: null, media: [] });
    expect(bare).not.toHaveProperty('image');
    expect(toProductCard({ ...jurk, media: [] })).not.toHaveProperty('hoverImage');
  });

  test('has the editors’ labels in its labelled form only, without one that repeats the sale badge [PDP-05]', () => {
    const label = (name: string) => ({ id: name, name, backgroundColor: '#1c1a17', color: '#fbf9f5' });
    const labelled = { ...reduced, extensions: { categoryLabels: [label('Sale'), label('Nieuw')] } };
    expect(toLabelledCard(labelled).labels).toEqual([
      { name: 'Nieuw', background: '#1c1a17', color: '#fbf9f5' },
    ]);
    expect(toProductCard(labelled)).not.toHaveProperty('labels');
    expect(toLabelledCard(jurk)).not.toHaveProperty('labels');
  });

  test('has its item id of the search service and the request id of the answer [ANA-02]', () => {
    const items = [{ itemno: '10-a1', attributes: [{ name: 'swid', values: ['A1'] }] }];
    const [first, second] = toFoundCards([jurk, { ...jurk, id: 'b2' }], { items, requestId: 'f00' });
    expect(first?.found).toEqual({ itemId: '10-a1', requestId: 'f00' });
    expect(second).not.toHaveProperty('found');
    expect(toFoundCards([jurk], { items })[0]).not.toHaveProperty('found');
  });
});
