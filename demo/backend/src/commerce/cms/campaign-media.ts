import type { Mood } from '@weefsel/drawings';
import { fixedId } from '../../database/fixed-id.ts';
import { assetFileName, imageAssets, type Scene } from '../../images/image-assets.ts';
import { toMediaFile, type Media } from '../shapes/media-shape.ts';
import type { Shop } from '../shop.ts';

/** Widths in px: a banner spans the page, a tile a column. */
const WIDTHS = { banner: 2400, tile: 1600 };

interface Campaign {
  mood: Mood;
  scene: Scene;
  size: keyof typeof WIDTHS;
  alt: string;
}

/** A campaign picture as a medium of the commerce vendor. */
export function campaignMedia(shop: Pick<Shop, 'options'>, { mood, scene, size, alt }: Campaign): Media {
  const asset = imageAssets.find((one) => one.id === `campaign${mood}${scene}` && one.width === WIDTHS[size]);
  if (!asset) throw new Error(`There is no campaign picture ${mood} ${scene} of ${WIDTHS[size]} pixels.`);
  const fileName = assetFileName(asset);
  const { width, height } = asset;
  return toMediaFile(shop, { id: fixedId('media', fileName), fileName, alt, width, height });
}
