import sharp from 'sharp';
import { assetFileName, assetReference, type ImageAsset } from './image-assets.ts';
import { paletteOf, type Palette } from './palette.ts';
import type { Pictures } from './pictures.ts';

/** What the asset store knows of a picture beside its size. */
export interface AssetLook {
  /** A few hundred bytes to show while the picture comes, as a `data:` address. */
  lqip: string;
  palette: Palette | undefined;
}

/** Looks of pictures by their references. */
export type AssetLooks = ReadonlyMap<string, AssetLook>;

// Small enough to be inlined in every page; the picture service keeps them on disk like any other.
const GLIMPSE = 'w=20&q=60&fm=webp';

async function lookAt(glimpse: Buffer): Promise<AssetLook> {
  const pixels = await sharp(glimpse).removeAlpha().raw().toBuffer();
  return { lqip: `data:image/webp;base64,${glimpse.toString('base64')}`, palette: paletteOf(pixels) };
}

/**
 * Looks at the assets one after the other while no shopper waits for a picture; those that were looked at before
 * cost little. Undefined when it was stopped. `folder`: path of the assets' addresses.
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
