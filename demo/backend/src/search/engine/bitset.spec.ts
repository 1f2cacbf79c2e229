import fc from 'fast-check';
import { Bitset } from './bitset.ts';

const SIZE = 101;
const positions = fc.uniqueArray(fc.nat(SIZE - 1));
const of = (members: readonly number[]) => members.reduce((set, i) => set.add(i), Bitset.empty(SIZE));
const both = (a: readonly number[], b: readonly number[]) =>
  a.filter((i) => b.includes(i)).sort((x, y) => x - y);
const listed = (set: Bitset) => Array.from({ length: SIZE }, (_, i) => i).filter((i) => set.has(i));

test('combines and counts as plain sets do', () => {
  fc.assert(
    fc.property(positions, positions, (a, b) => {
      expect(listed(of(a).and(of(b)))).toEqual(both(a, b));
      expect(listed(of(a).or(of(b)))).toEqual(listed(of([...a, ...b])));
      expect(listed(of(a).andNot(of(b)))).toEqual(listed(of(a.filter((i) => !b.includes(i)))));
      expect(listed(b.reduce((set, i) => set.remove(i), of(a)))).toEqual(listed(of(a).andNot(of(b))));
      expect(of(a).count()).toBe(a.length);
      expect(of(a).countWith(of(b))).toBe(both(a, b).length);
      const visited: number[] = [];
      of(a).forEachIn(of(b), (i) => visited.push(i));
      expect(visited).toEqual(both(a, b));
    }),
  );
});

test('a full set has every position and none beyond', () => {
  expect(Bitset.full(SIZE).count()).toBe(SIZE);
  expect(Bitset.full(64).count()).toBe(64);
});
