import { cardsOf } from '../../testing/listing-data';
import { likedFirst, likingOf } from './liking';

const likes = { day: 1, signs: { 'm Duin': 2, 'k jurk': 1, 'v Blauw': 0.5, 'v 38': 0.25 } };
const [card] = cardsOf(1);
if (!card) throw new Error('A listing has a card.');

test('a product scores for its brand, its kind, and its best colour or size', () => {
  expect(likingOf({ ...card, brand: 'Duin', name: 'Wikkeljurk' }, likes)).toBe(3);
  const colours = ['Blauw', 'Rood'].map((name) => ({ name, href: '/' }));
  expect(likingOf({ ...card, name: 'Trui', colours, sizes: ['36', '38'] }, likes)).toBe(0.5);
  expect(likingOf({ ...card, name: 'Trui' }, likes)).toBe(0);
});

describe('the order of one visitor', () => {
  const cards = cardsOf(48).map((one, index) =>
    index === 40 || index === 20 ? { ...one, brand: 'Duin' } : one,
  );
  const places = (from: number) =>
    likedFirst(cards, from, { day: 1, signs: { 'm Duin': 1 } }).map(({ id }) => id);

  test('moves matching products forward by 24 places at most, and keeps the order of the others', () => {
    const order = places(0);
    expect(order.slice(0, 2)).toEqual(['21', '1']);
    expect(order.indexOf('41')).toBe(18);
    expect(order.filter((id) => id !== '21' && id !== '41')).toEqual(
      cards.map(({ id }) => id).filter((id) => id !== '21' && id !== '41'),
    );
    expect([...order].sort()).toEqual(cards.map(({ id }) => id).sort());
  });

  test('leaves seen products in their places', () => {
    const order = places(30);
    expect(order.slice(0, 31)).toEqual([...cards.slice(0, 30).map(({ id }) => id), '41']);
  });

  test('is the regular one when nothing is known, or nothing matches', () => {
    expect(likedFirst(cards, 0, undefined)).toBe(cards);
    expect(likedFirst(cards, 0, { day: 1, signs: { 'm Kade': 1 } })).toBe(cards);
    expect(likedFirst(cards, 48, likes)).toBe(cards);
  });
});
