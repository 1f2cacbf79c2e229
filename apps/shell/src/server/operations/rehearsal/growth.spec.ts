import { growth } from './growth';

const MB = 1024 * 1024;

/** Pages that leak the given number of bytes per rendering. */
function pages(leaks: Record<string, (times: number) => number>) {
  let used = 40 * MB;
  const rendered: Record<string, number> = {};
  return {
    paths: Object.keys(leaks),
    measure: async () => used,
    render: async (path: string) => {
      rendered[path] = (rendered[path] ?? 0) + 1;
      used += leaks[path]?.(rendered[path]) ?? 0;
    },
  };
}

test('names the page whose renderings leak memory, with the amount', async () => {
  const { refused } = await growth(
    pages({ '/cart': () => 0, '/nl/dames/': () => MB / 5, '/search': () => 100 }),
  );
  expect(refused).toBe(
    'Each 100 renderings of /nl/dames/ leave 20 MB of memory behind, and 10 MB are too much: something is kept that nobody needs any more.',
  );
});

test('growth that is small or happens once counts as no leak', async () => {
  const once = (times: number) => (times === 5 ? 30 * MB : 0);
  expect((await growth(pages({ '/cart': once, '/search': () => 1000 }))).refused).toBeUndefined();
});

test('released memory counts as no leak', async () => {
  const { refused } = await growth(pages({ '/cart': (times) => (times % 2 ? 5 * MB : -5 * MB) }));
  expect(refused).toBeUndefined();
});

test('reports no growth without pages', async () => {
  expect(await growth(pages({}))).toEqual({ mb: 0 });
});
