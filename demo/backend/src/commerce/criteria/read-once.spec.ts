import { readOnce } from './read-once.ts';

test('a field of a thing is read once, until another thing is asked about', () => {
  const asked: string[] = [];
  const read = readOnce<{ id: number }>((field) => (thing) => {
    asked.push(`${field} of ${thing.id}`);
    return thing.id;
  });
  const [one, other] = [{ id: 1 }, { id: 2 }];
  const values = [read('a')(one), read('a')(one), read('b')(one), read('a')(other), read('a')(one)];
  expect(values).toEqual([1, 1, 1, 2, 1]);
  expect(asked).toEqual(['a of 1', 'b of 1', 'a of 2', 'a of 1']);
});
