import { readdirSync } from 'node:fs';
import { facetKinds } from './facet-kinds';

test('each folder of a kind has its line in the list', () => {
  const folders = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(Object.keys(facetKinds).sort()).toEqual(folders.map(({ name }) => name).sort());
});
