import { fromPartial } from '@total-typescript/shoehorn';
import type { ContentClients } from '../content-clients';
import { resolveOverview } from './resolve-overview';

const context = (url: string, inspiration: () => Promise<unknown>) => ({
  clients: fromPartial<ContentClients>({ content: { inspiration, imageUrl: () => 'http://pictures/a' } }),
  url: new URL(url, 'http://shop'),
  signal: new AbortController().signal,
});

test('the server shows the page that the address asks for [BLK-02] [BLK-06]', async () => {
  const inspiration = jest.fn(async () => ({ items: [], total: 30 }));
  const url = '/nl/dames/inspiratie/?type=blog&page=3';
  expect(await resolveOverview('inspiration')({}, context(url, inspiration))).toEqual({
    path: '/nl/dames/inspiratie/',
    wish: { filter: 'blog', page: 3 },
    content: { stories: [], totalPages: 3 },
  });
  expect(inspiration).toHaveBeenCalledWith(
    { types: ['blog'], gender: 'dames', page: 3, itemsPerPage: 12 },
    expect.anything(),
  );
});

test('a failure costs only the first page: the browser asks for it again [BLK-33]', async () => {
  jest.spyOn(process, 'emitWarning').mockImplementation();
  const failing = () => Promise.reject(new Error('down'));
  expect(await resolveOverview('inspiration')({}, context('/nl/inspiratie/', failing))).toEqual({
    path: '/nl/inspiratie/',
    wish: { filter: '', page: 1 },
  });
});
