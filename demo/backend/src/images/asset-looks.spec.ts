import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { readAssetLooks } from './asset-looks.ts';
import { imageAssets } from './image-assets.ts';
import { createPictures } from './pictures.ts';

let cacheDir: string;

beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'asset-looks-'));
});
afterAll(() => rm(cacheDir, { recursive: true }));

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9000" height="9000" fill="#20252d"/>' +
  '<rect width="9000" height="300" fill="#e8462f"/></svg>';

test('knows every asset at a glance: a tiny picture of it, and its colours', async () => {
  const draw = () => DRAWING;
  const pictures = createPictures({
    cacheDir,
    projectId: 'weefsel',
    dataset: 'production',
    mediaPicture: () => undefined,
    drawings: { garmentSvg: draw, campaignSvg: draw, outfitSvg: draw, streetMapSvg: draw },
  });
  const [asset, ...more] = imageAssets;
  const looks = await readAssetLooks(pictures, '/content/images/weefsel/production', asset ? [asset] : more);
  const look = looks?.get('image-campaigngeneral0-2400x1350-jpg');

  const [kind, code = ''] = look?.lqip.split(',') ?? [];
  expect(kind).toBe('data:image/webp;base64');
  expect(code.length).toBeLessThan(400);
  expect(await sharp(Buffer.from(code, 'base64')).metadata()).toMatchObject({ width: 20, height: 11 });

  expect(look?.palette?.dominant).toMatchObject({ foreground: '#fff', title: '#fff' });
  expect(look?.palette?.dominant.population).toBeGreaterThan(50);
  expect(look?.palette).toHaveProperty('vibrant');
  expect(look?.palette).not.toHaveProperty('lightMuted');

  expect(await readAssetLooks(pictures, '', imageAssets, AbortSignal.abort())).toBeUndefined();
});
