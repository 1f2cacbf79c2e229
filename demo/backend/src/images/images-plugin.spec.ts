import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { GarmentPicture } from '@weefsel/drawings';
import { imagesPlugin } from './images-plugin.ts';
import { createPictures, type Pictures } from './pictures.ts';
import type * as RenderPicture from './render-picture.ts';
import { renderPicture } from './render-picture.ts';
import { drawAhead } from './ahead/draw-ahead.ts';

jest.mock('./render-picture.ts', () => {
  const { renderPicture: real } = jest.requireActual<typeof RenderPicture>('./render-picture.ts');
  return { THOROUGH: 4, renderPicture: jest.fn(real) };
});

const MEDIA_ID = '0123456789abcdef0123456789abcdef';
const shirt: GarmentPicture = {
  garment: 'shirt',
  colour: '#33415c',
  pattern: 'streep',
  view: 'front',
  seed: 4,
};
const BANNER = '/content/images/weefsel/production/campaigngeneral1-2400x1350.jpg';

let app: FastifyInstance;
let pictures: Pictures;
let cacheDir: string;

beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'pictures-'));
  jest.mocked(renderPicture).mockClear();
  const mediaPicture = (id: string) => (id === MEDIA_ID ? shirt : undefined);
  const draw = () =>
    '<svg xmlns="http://www.w3.org/2000/svg"><circle cx="300" cy="300" r="200" fill="#7a4b2f"/></svg>';
  const drawings = { garmentSvg: draw, campaignSvg: draw, outfitSvg: draw, streetMapSvg: draw };
  pictures = createPictures({
    cacheDir,
    projectId: 'weefsel',
    dataset: 'production',
    mediaPicture,
    drawings,
  });
  app = fastify();
  await app.register(imagesPlugin, { pictures });
});

afterEach(async () => {
  await app.close();
  await rm(cacheDir, { recursive: true });
});

const filesInCache = async () =>
  (await readdir(cacheDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

const measure = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await app.inject({ url, headers });
  const { width, height, format } = await sharp(answer.rawPayload).metadata();
  return { type: answer.headers['content-type'], width, height, format };
};

describe('the picture service', () => {
  test('sends a product photograph in the asked width and format', async () => {
    expect(await measure(`/media/${MEDIA_ID}.jpg?w=120&fm=webp`)).toEqual({
      type: 'image/webp',
      width: 120,
      height: 216,
      format: 'webp',
    });
    expect(await measure(`/media/${MEDIA_ID}.jpg?w=120`)).toMatchObject({ type: 'image/jpeg', width: 120 });
  });

  test('sends a content picture cut to its hotspot', async () => {
    const url = `${BANNER}?rect=600,0,1080,1350&w=64&h=80&fm=png`;
    expect(await measure(url)).toEqual({ type: 'image/png', width: 64, height: 80, format: 'png' });
  });

  test('chooses webp for browsers that accept it, and sends a vary header', async () => {
    const url = `${BANNER}?w=64&auto=format`;
    expect(await measure(url, { accept: 'image/webp,*/*' })).toMatchObject({ type: 'image/webp' });
    expect(await measure(url, { accept: '*/*' })).toMatchObject({ type: 'image/jpeg' });
    expect((await app.inject({ url })).headers.vary).toBe('accept');
  });

  test('draws a picture once, keeps it on disk and lets browsers keep it for ever', async () => {
    const url = `/media/${MEDIA_ID}.jpg?w=60&fm=webp`;
    const [first, second] = await Promise.all([app.inject({ url }), app.inject({ url })]);
    const third = await app.inject({ url });
    expect(renderPicture).toHaveBeenCalledTimes(1);
    expect(await filesInCache()).toHaveLength(1);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(third.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(third.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('renders again when the drawing of a picture has changed', async () => {
    const url = `/media/${MEDIA_ID}.jpg?w=60`;
    const before = await app.inject({ url });
    const redrawn = () =>
      '<svg xmlns="http://www.w3.org/2000/svg"><circle cx="300" cy="300" r="250" fill="#2f5b7a"/></svg>';
    const drawings = { garmentSvg: redrawn, campaignSvg: redrawn, outfitSvg: redrawn, streetMapSvg: redrawn };
    const mediaPicture = () => shirt;
    const newer = createPictures({
      cacheDir,
      projectId: 'weefsel',
      dataset: 'production',
      mediaPicture,
      drawings,
    });
    const after = newer.find(url);
    expect(after?.etag).not.toBe(before.headers.etag);
    expect((await after?.read('shopper'))?.equals(before.rawPayload)).toBe(false);
  });

  test.each([(tag: string) => tag, (tag: string) => `"x", W/${tag}`, () => '*'])(
    'returns 304 when the browser has the picture',
    async (told) => {
      const url = `${BANNER}?w=64`;
      const { headers } = await app.inject({ url });
      const again = await app.inject({ url, headers: { 'if-none-match': told(String(headers.etag)) } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    },
  );

  test('accepts a readable file name at the end of an address', async () => {
    const plain = await app.inject({ url: `${BANNER}?w=64` });
    const named = await app.inject({ url: `${BANNER}/herfst-in-de-stad.jpg?w=64` });
    expect(named.headers.etag).toBe(plain.headers.etag);
    expect((await app.inject({ url: `${BANNER}/a/b.jpg?w=64` })).statusCode).toBe(404);
  });

  test('sends a safe file name when a download is requested', async () => {
    const nameOf = async (query: string) =>
      (await app.inject({ url: `${BANNER}?w=64&${query}` })).headers['content-disposition'];
    expect(await nameOf('q=75')).toBeUndefined();
    expect(await nameOf('dl=')).toContain('filename="campaigngeneral1-2400x1350.jpg"');
    expect(await nameOf('dl=%22%0d%0aé.jpg')).toBe(
      `attachment; filename="____.jpg"; filename*=UTF-8''%22%0D%0A%C3%A9.jpg`,
    );
  });

  test('shares one file between widths above the native one', async () => {
    await app.inject({ url: `/media/${MEDIA_ID}.jpg?w=3000&rect=0,0,40,40` });
    await app.inject({ url: `/media/${MEDIA_ID}.jpg?w=4000&rect=0,0,40,40` });
    expect(await filesInCache()).toHaveLength(1);
  });

  test.each([
    [`${BANNER}?w=abc`, 400, 'Invalid value "abc" for w: give a number from 1 to 8192'],
    [`${BANNER}?fit=cover`, 400, 'Invalid value "cover" for fit'],
    ['/media/ffffffffffffffffffffffffffffffff.jpg', 404, 'Not Found'],
    ['/media/..%2f..%2fetc%2fpasswd', 404, 'Not Found'],
    ['/content/images/weefsel/production/campaigngeneral1-9999x9999.jpg', 404, 'Not Found'],
    ['/content/images/weefsel/other/campaigngeneral1-2400x1350.jpg', 404, 'Not Found'],
    ['/content/images/https://example.com/a.jpg', 404, 'Not Found'],
    ['/content/images/weefsel/production/..%2f..%2f..%2fetc%2fpasswd', 404, 'Not Found'],
    [`/media/${MEDIA_ID}.jpg%00.png`, 404, 'Not Found'],
  ])('answers %s with status %i and a text [CNT-05]', async (url, status, message) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(message);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await filesInCache()).toEqual([]);
  });

  test('draws pictures ahead and passes over addresses that lead nowhere', async () => {
    const addresses = [`${BANNER}?w=64&fm=webp`, '/media/unknown.jpg', `${BANNER}?w=32&fm=webp`];
    const { signal } = new AbortController();
    expect(await drawAhead(pictures, addresses, { quiet: async () => undefined, signal })).toBe(2);
    expect(await filesInCache()).toHaveLength(2);
    await app.inject({ url: `${BANNER}?w=64&fm=webp` });
    expect(renderPicture).toHaveBeenCalledTimes(2);
  });
});
