import fastify, { type FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { fileAssets, fileName, winterFilm } from './file-assets.ts';
import { filesPlugin } from './files-plugin.ts';

const at = (file: string, store = 'weefsel/production') => `/content/files/${store}/${file}`;
const film = at(fileName(winterFilm.webm));

let app: FastifyInstance;

beforeAll(async () => {
  app = fastify();
  await app.register(filesPlugin, { projectId: 'weefsel', dataset: 'production' });
});
afterAll(() => app.close());

describe('the files of the content service', () => {
  test.each(fileAssets)(
    '$originalFilename is served as documented, under the hash of what it holds',
    async (asset) => {
      const { statusCode, headers, rawPayload } = await app.inject(at(fileName(asset)));
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': asset.mimeType,
        'cache-control': 'public, max-age=31536000, immutable',
        'accept-ranges': 'bytes',
        'access-control-allow-origin': '*',
      });
      expect(rawPayload).toHaveLength(asset.size);
      expect(createHash('sha1').update(rawPayload).digest('hex')).toBe(asset.id);
      expect(asset.size).toBeLessThanOrEqual(400_000);
    },
  );

  test('are sent in parts, so that a player can jump', async () => {
    const part = await app.inject({ url: film, headers: { range: 'bytes=100-199' } });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 100-199/${winterFilm.webm.size}`);
    expect(part.rawPayload).toHaveLength(100);
    const beyond = await app.inject({ url: film, headers: { range: 'bytes=9999999-' } });
    expect(beyond.statusCode).toBe(416);
  });

  test('are not sent again to who has them', async () => {
    const { headers } = await app.inject({ method: 'HEAD', url: film });
    const again = await app.inject({ url: film, headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  test('are saved under a harmless name when asked to', async () => {
    const named = await app.inject(`${film}?dl=..%2Fwinter%22%0d%0a.webm`);
    expect(named.headers['content-disposition']).toBe('attachment; filename=".._winter___.webm"');
    const unnamed = await app.inject(`${film}?dl=`);
    expect(unnamed.headers['content-disposition']).toBe('attachment; filename="winter-collection.webm"');
  });

  test.each([
    at('winter-collection.webm'),
    at('..%2F..%2Fpackage.json'),
    at(fileName(winterFilm.webm), 'weefsel/staging'),
    at(fileName(winterFilm.webm), 'other/production'),
  ])('do not include %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});
