/** @jest-environment node */
import { hex, wireAnswer, wireProduct } from '../testing/wire';
import { toProductCards } from './to-product-cards';

describe('a product card', () => {
  test('has brand, name, price, picture and address of the product [LST-21] [ROU-08]', () => {
    const id = hex(1);
    expect(toProductCards([wireProduct(id)], wireAnswer([]))).toEqual([
      {
        id,
        href: '/nl/fjord/linnen-jurk',
        brand: 'Fjord',
        name: 'Linnen jurk',
        amount: 89.95,
        image: `https://media.example/${id}-front.jpg`,
        hoverImage: `https://media.example/${id}-back.jpg`,
      },
    ]);
  });

  test('says what the lowest price of 30 days was, only on sale', () => {
    const onSale = wireProduct(hex(1), {
      calculatedPrice: {
        unitPrice: 50,
        quantity: 1,
        totalPrice: 50,
        listPrice: { price: 80, percentage: 37.5 },
        regulationPrice: { price: 55 },
      },
    });
    expect(toProductCards([onSale], wireAnswer([]))).toMatchObject([{ amount: 50, was: 55 }]);
  });

  test('does without a picture', () => {
    const [card] = toProductCards([wireProduct(hex(1), { cover: null, media: [] })], wireAnswer([]));
    expect(card).not.toHaveProperty('image');
  });

  test('knows what the search service calls it and which answer it came with [ANA-02]', () => {
    const [first, second] = toProductCards(
      [wireProduct(hex(1)), wireProduct(hex(2))],
      wireAnswer([hex(3), hex(1)], { requestId: 'f00' }),
    );
    expect(first?.found).toEqual({ itemId: `10-${hex(1)}`, requestId: 'f00' });
    expect(second).not.toHaveProperty('found');
  });
});
