import sharp from 'sharp';
import { assetFileName, assetReference, type ImageAsset } from './image-assets.ts';
import { paletteOf, type Palette } from './palette.ts';
import type { Pictures } from './pictures.ts';

/** Metadata of a picture in the asset store, beside its size. */
export interface AssetLook {
  /** Preview of a few hundred bytes while the picture loads, as a `data:` address. */
  lqip: string;
  palette: Palette | undefined;
}

/** Metadata of pictures by reference. */
export type AssetLooks = ReadonlyMap<string, AssetLook>;

// Small enough to inline in every page; the picture service stores it on disk like any other.
const GLIMPSE = 'w=20&q=60&fm=webp';

async function lookAt(glimpse: Buffer): Promise<AssetLook> {
  const pixels = await sharp(glimpse).removeAlpha().raw().toBuffer();
  return { lqip: `data:image/webp;base64,${glimpse.toString('base64')}`, palette: paletteOf(pixels) };
}

/**
 * Reads the metadata of the assets one by one, while no shopper waits. Results of earlier runs cost little. Returns
 * undefined when aborted. `folder` is the path of the assets' addresses.
 */
export async function readAssetLooks(
  pictures: Pictures,
  folder: string,
  assets: readonly ImageAsset[],
  signal?: AbortSignal,
): Promise<AssetLooks | undefined> {
  const looks = new Map<string, AssetLook>();
  for (const asset of assets) {
    if (signal?.aborted) return undefined;
    const glimpse = await pictures.find(`${folder}/${assetFileName(asset)}?${GLIMPSE}`)?.read('background');
    if (glimpse) looks.set(assetReference(asset), await lookAt(glimpse));
  }
  return looks;
}
