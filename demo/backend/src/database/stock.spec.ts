import { IN_MEMORY, openDatabase } from './open-database.ts';

test('reports variants with changed stock, also after a rollback, and all after a reset', () => {
  const database = openDatabase(IN_MEMORY);
  const heard: (string[] | 'all')[] = [];
  database.stock.onChange((ids) => heard.push(ids ? [...ids] : 'all'));
  database.stock.sell('blouse-38', 2);
  database.transaction(() => database.stock.giveBack('blouse-38', 1));
  expect(database.stock.sold('blouse-38')).toBe(1);
  expect(() =>
    database.transaction(() => {
      database.stock.sell('blouse-40', 1);
      throw new Error('no order');
    }),
  ).toThrow('no order');
  expect(database.stock.sold('blouse-40')).toBe(0);
  expect(heard).toEqual([['blouse-38'], ['blouse-38'], ['blouse-40'], ['blouse-40']]);
  expect(() => database.transaction(() => database.carts.replace('nobody', [], ['a']))).toThrow(
    /FOREIGN KEY/,
  );
  expect(heard).toHaveLength(4);
  database.reset(0);
  expect([database.stock.sold('blouse-38'), heard.at(-1)]).toEqual([0, 'all']);
  database.close();
});
