import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCatalogue } from '../catalogue/create-catalogue.ts';
import { mediaPicture } from '../catalogue/media.ts';
import { createPictures } from '../images/pictures.ts';
import { createFeeds } from './create-feeds.ts';
import { feedPictures } from './feed-pictures.ts';

const vendor = { projectId: 'demo', dataset: 'production' };
const catalogue = createCatalogue({ seed: 7, products: 300 });

test('every picture of the feeds exists', () => {
  const pictures = createPictures({
    ...vendor,
    cacheDir: join(tmpdir(), 'weefsel-feed-pictures'),
    mediaPicture: (mediaId) => mediaPicture(catalogue, mediaId),
  });
  const feeds = createFeeds({
    catalogue,
    ...feedPictures({ ...vendor, publicOrigin: 'http://pictures.test' }),
  });
  const missing = feeds
    .flatMap(({ items }) => items)
    .filter(({ imageUrl }) => !pictures.find(imageUrl.replace('http://pictures.test', '')));
  expect(missing).toEqual([]);
});
