import { fromPartial } from '@total-typescript/shoehorn';
import { createContentClient } from '@weefsel/api-clients';
import type { PageRequest } from '@weefsel/contracts';
import { builtInText } from '../testing/shop';
import type { ContentClients } from '../content-clients';
import { load } from './load-error';

const request: PageRequest = {
  url: new URL('http://shop/_error'),
  origin: 'http://shop',
  slug: '_error',
  type: 'route',
  text: builtInText,
  signal: new AbortController().signal,
};

const { imageUrl, fileUrl } = createContentClient({
  apiHost: 'http://content',
  projectId: 'p',
  dataset: 'd',
});

const clients = (found: object | null) =>
  fromPartial<ContentClients>({
    content: { errorPage: async () => found, imageUrl, fileUrl },
    commerce: { category: { list: async () => [] } },
  });

test('the page titled Error is its blocks, and no search engine keeps it [OTH-02]', async () => {
  const pageBuilder = [{ _type: 'spacing', _key: 's', desktopHeight: 40, mobileHeight: 20 }];
  const found = { title: 'Error', metaDescription: 'Er ging iets mis', pageBuilder };
  expect(await load(request, clients(found))).toMatchObject({
    kind: 'page',
    data: { heading: 'Error', blocks: [{ type: 'spacing' }] },
    head: { robots: 'noindex', description: 'Er ging iets mis' },
  });
});

test('without such a page there is none to show [OTH-02]', async () => {
  expect(await load(request, clients(null))).toEqual({ kind: 'not-found' });
});
