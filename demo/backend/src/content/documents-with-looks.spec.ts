import fastify, { type FastifyInstance } from 'fastify';
import { createCatalogue } from '../catalogue/create-catalogue.ts';
import type { Picture, Pictures } from '../images/pictures.ts';
import { documentsWithLooks } from './documents-with-looks.ts';

const options = {
  catalogue: createCatalogue({ seed: 7, products: 1 }),
  publicOrigin: 'http://shop.example',
  projectId: 'weefsel',
  dataset: 'production',
};
// One black pixel.
const GLIMPSE = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

let app: FastifyInstance;
let read: jest.Mock<Promise<Buffer>, []>;
let pictures: Pictures;

beforeEach(() => {
  app = fastify();
  read = jest.fn(async () => GLIMPSE);
  const picture: Omit<Picture, 'read'> = {
    etag: '"a"',
    contentType: 'image/webp',
    variesByAccept: false,
    fileName: undefined,
  };
  pictures = { find: () => ({ ...picture, read }) };
});

test('pictures are read once the server listens, and then their previews are in the documents', async () => {
  const { documents, later } = documentsWithLooks(app, pictures, options);
  const metadataOf = (list: readonly object[] | undefined) =>
    list?.find((document) => '_id' in document && document._id === 'image-campaigngeneral0-2400x1350-jpg');
  expect(metadataOf(documents)).toMatchObject({ metadata: { isOpaque: true }, _rev: expect.any(String) });
  expect(metadataOf(documents)).not.toHaveProperty('metadata.lqip');
  await app.ready();
  expect(read).not.toHaveBeenCalled();

  await app.listen({ port: 0, host: '127.0.0.1' });
  expect(metadataOf(await later)).toMatchObject({
    metadata: { lqip: `data:image/webp;base64,${GLIMPSE.toString('base64')}` },
  });
  await app.close();
});

test('a closed server reads no further pictures', async () => {
  documentsWithLooks(app, pictures, options);
  await app.listen({ port: 0, host: '127.0.0.1' });
  await app.close();
  const seen = read.mock.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(read.mock.calls.length).toBe(seen);
});
