import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { MEDIA_SIZE, type GarmentPicture, type OutfitPicture } from '@weefsel/drawings';
import type { Drawings } from './drawings.ts';
import { assetFileName, imageAssets, type ImageAsset } from './image-assets.ts';
import type { Size } from './size.ts';

/** Source of a picture: a drawing and its size. */
export interface PictureSource {
  native: Size;
  draw(): string;
  /** Changes with the drawing, so that no picture of an older generator is served. */
  fingerprint(): string;
}

export interface PictureSourcesOptions {
  projectId: string;
  dataset: string;
  mediaPicture: (mediaId: string) => GarmentPicture | OutfitPicture | undefined;
  drawings: Drawings;
  /** Pictures of the content service beside the campaigns. */
  moreAssets?: readonly ImageAsset[];
}

const MEDIA_PATH = /^\/media\/([0-9a-f]{32})\.jpg$/;
// The commerce vendor also serves campaigns, as media.
const CAMPAIGN_PATH = /^\/media\/(campaign[\w-]+\.jpg)$/;
// An asset's address may end with a more readable name than the asset's own.
const VANITY_PATH = /^(\/content\/images\/[^/]+\/[^/]+\/[^/]+)\/[^/]+$/;
const REMEMBERED = 20_000;

function drawn(picture: ImageAsset['picture'], drawings: Drawings): string {
  if ('pieces' in picture) return drawings.outfitSvg(picture);
  return 'mood' in picture ? drawings.campaignSvg(picture) : drawings.streetMapSvg(picture);
}

/** Finds the drawing behind a path: an asset of content or a medium of commerce. */
export function createPictureSources(options: PictureSourcesOptions) {
  const { projectId, dataset, mediaPicture, drawings, moreAssets = [] } = options;
  const fingerprints = new LRUCache<string, string>({ max: REMEMBERED });

  const sourceOf = (path: string, native: Size, draw: () => string): PictureSource => ({
    native,
    draw,
    fingerprint() {
      const known = fingerprints.get(path);
      if (known !== undefined) return known;
      const made = createHash('sha256').update(draw()).digest('base64url');
      fingerprints.set(path, made);
      return made;
    },
  });

  const assetPath = (fileName: string) => `/content/images/${projectId}/${dataset}/${fileName}`;
  const assets = new Map(
    [...imageAssets, ...moreAssets].map((asset) => {
      const path = assetPath(assetFileName(asset));
      const native = { width: asset.width, height: asset.height };
      return [path, sourceOf(path, native, () => drawn(asset.picture, drawings))] as const;
    }),
  );

  return (path: string): PictureSource | undefined => {
    const campaign = CAMPAIGN_PATH.exec(path)?.[1];
    if (campaign !== undefined) return assets.get(assetPath(campaign));
    const mediaId = MEDIA_PATH.exec(path)?.[1];
    const picture = mediaId === undefined ? undefined : mediaPicture(mediaId);
    if (!picture) return assets.get(VANITY_PATH.exec(path)?.[1] ?? path);
    const draw = () => ('pieces' in picture ? drawings.outfitSvg(picture) : drawings.garmentSvg(picture));
    return sourceOf(path, MEDIA_SIZE, draw);
  };
}
