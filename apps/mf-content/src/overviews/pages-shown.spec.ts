import { pagesShown } from './pages-shown';

test.each([
  [1, 2, [1, 2]],
  [1, 5, [1, 2, 'gap', 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
  [12, 12, [1, 'gap', 11, 12]],
])('page %i of %i offers %j [BLK-02]', (page, totalPages, offered) => {
  expect(pagesShown(page, totalPages)).toEqual(offered);
});
