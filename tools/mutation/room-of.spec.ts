import { resolve } from 'node:path';
import { projectOf, roomOf } from './room-of';

const workspace = resolve(__dirname, '../..');

test('a project is named as nx names it, a folder or file by its path', () => {
  expect(roomOf(workspace, 'mf-checkout')).toBe('apps/mf-checkout');
  expect(roomOf(workspace, 'stores')).toBe('libs/stores');
  expect(roomOf(workspace, 'libs/stores/src/cart')).toBe('libs/stores/src/cart');
});

test('a name that nothing has stays what it is', () => {
  expect(roomOf(workspace, 'nothing')).toBe('nothing');
});

test('a folder or file belongs to a project', () => {
  expect(projectOf('libs/stores/src/cart/cart-store.ts')).toBe('libs/stores');
  expect(projectOf('apps/shell')).toBe('apps/shell');
});
