import { createClient } from '@sanity/client';
import { createImageUrlBuilder, type ImageUrlBuilder } from '@sanity/image-url';
import fastify, { type FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { imagesPlugin } from '../../demo/backend/src/images/images-plugin.ts';
import { createPictures } from '../../demo/backend/src/images/pictures.ts';

const VENDOR = { projectId: 'weefsel', dataset: 'production' };
const PLAIN = { _type: 'image', asset: { _type: 'reference', _ref: 'image-campaigngeneral0-2400x1350-jpg' } };
const CROPPED = {
  ...PLAIN,
  crop: { top: 0.1, bottom: 0.1, left: 0.1, right: 0.1 },
  hotspot: { x: 0.3, y: 0.5, width: 0.2, height: 0.2 },
};

let app: FastifyInstance;
let folder: string;
let builder: ImageUrlBuilder;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'official-images-'));
  app = fastify();
  const pictures = createPictures({ ...VENDOR, cacheDir: folder, mediaPicture: () => undefined });
  await app.register(imagesPlugin, { pictures });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  builder = createImageUrlBuilder(
    createClient({
      ...VENDOR,
      apiVersion: '2025-02-19',
      useCdn: false,
      useProjectHostname: false,
      apiHost: `${origin}/content`,
    }),
  );
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

type Built = (image: ImageUrlBuilder) => ImageUrlBuilder;

const fetchImage = (source: object, build: Built, headers: Record<string, string> = {}) =>
  fetch(build(builder.image(source)).url(), { headers });

async function sizeOf(source: object, build: Built): Promise<string> {
  const answer = await fetchImage(source, build);
  if (!answer.ok) return `${answer.status} ${await answer.text()}`;
  const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
  return `${width}x${height}`;
}

describe('pictures whose addresses the vendor’s own builder made', () => {
  test.each<[string, object, Built, string]>([
    ['its native size', PLAIN, (image) => image, '2400x1350'],
    ['a width', PLAIN, (image) => image.width(320), '320x180'],
    ['a height', PLAIN, (image) => image.height(180), '320x180'],
    ['the editor’s crop', CROPPED, (image) => image.width(320), '320x180'],
    ['a square at the hotspot', CROPPED, (image) => image.width(300).height(300), '300x300'],
    ['a tall part at the hotspot', CROPPED, (image) => image.size(100, 250), '100x250'],
    ['a density', PLAIN, (image) => image.width(100).dpr(2), '200x113'],
    ['a turn', PLAIN, (image) => image.orientation(90).width(180), '180x320'],
    ['a rectangle', PLAIN, (image) => image.rect(10, 20, 300, 200).width(150), '150x100'],
    ['a mirror', PLAIN, (image) => image.flipHorizontal().flipVertical().width(160), '160x90'],
    ['a padding', PLAIN, (image) => image.width(160).pad(10).bg('eee'), '160x90'],
    ['limits', PLAIN, (image) => image.fit('crop').maxWidth(200).maxHeight(100), '200x100'],
    [
      'a focal point',
      PLAIN,
      (image) => image.focalPoint(0.2, 0.5).crop('focalpoint').fit('crop').size(120, 120),
      '120x120',
    ],
    ['the liveliest part', PLAIN, (image) => image.crop('entropy').fit('crop').size(90, 90), '90x90'],
    [
      'effects',
      PLAIN,
      (image) => image.width(80).blur(20).sharpen(10).saturation(-100).invert(true),
      '80x45',
    ],
  ])('have %s', async (_, source, build, size) => {
    expect(await sizeOf(source, build)).toBe(size);
  });

  test.each([
    ['clip', '400x225'],
    ['max', '400x225'],
    ['crop', '400x400'],
    ['min', '400x400'],
    ['fill', '400x400'],
    ['fillmax', '400x400'],
    ['scale', '400x400'],
  ] as const)('fit a square by %s', async (fit, size) => {
    const build: Built = (image) => image.ignoreImageParams().size(400, 400).fit(fit);
    expect(await sizeOf(CROPPED, build)).toBe(size);
  });

  test.each([
    ['jpg', 'image/jpeg'],
    ['pjpg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
  ] as const)('come as %s', async (format, type) => {
    const answer = await fetchImage(PLAIN, (image) => image.width(64).format(format).quality(60));
    expect(answer.headers.get('content-type')).toBe(type);
  });

  test('come in the best format that the browser takes', async () => {
    const answer = await fetchImage(PLAIN, (image) => image.width(64).auto('format'), {
      accept: 'image/webp',
    });
    expect([answer.headers.get('content-type'), answer.headers.get('vary')]).toEqual([
      'image/webp',
      'accept',
    ]);
  });

  test('accept a vanity name, and send the requested download name', async () => {
    const named = await fetchImage(PLAIN, (image) => image.width(64).vanityName('winter.jpg'));
    expect([new URL(named.url).pathname.split('/').at(-1), named.status]).toEqual(['winter.jpg', 200]);
    const saved = await fetchImage(PLAIN, (image) => image.width(64).forceDownload('winter.jpg'));
    expect(saved.headers.get('content-disposition')).toContain('attachment; filename="winter.jpg"');
  });
});
