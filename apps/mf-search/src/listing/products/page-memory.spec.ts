import type { ListingCard } from '../listing-data';
import { PageMemory } from './page-memory';

const cards = (name: string): ListingCard[] => [
  { id: name, href: `/nl/${name}`, brand: 'Fjord', name, price: { kind: 'regular', amount: 1 } },
];
const page = (number: number, name = `p${number}`) => ({ page: number, cards: cards(name) });
const numbers = (pages: readonly { page: number }[]) => pages.map((one) => one.page);

describe('the pages of a listing', () => {
  test('stay when the next one comes [LST-25]', () => {
    const memory = new PageMemory();
    memory.keep('a', page(1));
    expect(numbers(memory.around('a', page(2)))).toEqual([1, 2]);
  });

  test('get the previous one put before them [LST-26]', () => {
    const memory = new PageMemory();
    memory.keep('a', page(3));
    expect(numbers(memory.around('a', page(2)))).toEqual([2, 3]);
    expect(memory.arrivedAt('a', 2)).toBe(3);
  });

  test('are only shown without a gap [LST-28]', () => {
    const memory = new PageMemory();
    memory.keep('a', page(1));
    expect(numbers(memory.around('a', page(4)))).toEqual([4]);
  });

  test('are replaced in place when they come again [LST-28]', () => {
    const memory = new PageMemory();
    memory.keep('a', page(1, 'old'));
    memory.keep('a', page(2));
    memory.keep('a', page(1, 'new'));
    expect(memory.around('a', page(2)).map((one) => one.cards[0]?.name)).toEqual(['new', 'p2']);
  });

  test('are the same after a reload; those that came since are newer [LST-28]', () => {
    const before = new PageMemory();
    before.keep('a', page(2, 'old'));
    before.keep('a', page(3));
    const memory = new PageMemory();
    memory.keep('a', page(2, 'new'));
    memory.recall(before.contents);
    expect(memory.around('a', page(3)).map((one) => one.cards[0]?.name)).toEqual(['new', 'p3']);
    expect(memory.arrivedAt('a', 3)).toBe(2);
  });

  test('come back within an hour, also after a reload: prices change; those on screen stay [LST-28]', () => {
    const hour = 60 * 60 * 1000;
    jest.useFakeTimers();
    const before = new PageMemory();
    before.keep('a', page(1));
    jest.advanceTimersByTime(hour / 2);
    before.keep('a', page(2));
    const memory = new PageMemory();
    memory.recall(before.contents);
    jest.advanceTimersByTime(hour / 2 - 1);
    memory.forgetOld();
    jest.advanceTimersByTime(1);
    expect(numbers(memory.around('a', page(3)))).toEqual([1, 2, 3]);
    const reloaded = new PageMemory();
    reloaded.recall(memory.contents);
    memory.forgetOld();
    for (const each of [memory, reloaded]) expect(numbers(each.around('a', page(3)))).toEqual([2, 3]);
    jest.useRealTimers();
  });

  test('are forgotten when the filters change [LST-24]', () => {
    const memory = new PageMemory();
    memory.keep('a', page(1));
    memory.keep('b', page(1));
    expect(numbers(memory.around('a', page(2)))).toEqual([2]);
  });
});
