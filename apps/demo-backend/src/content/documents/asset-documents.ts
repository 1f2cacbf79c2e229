import { assetFileName, assetReference, imageAssets } from '../../images/image-assets.ts';
import type { ContentDocument } from '../dataset.ts';

/** Where the asset store is, as the outside world sees it. */
export interface AssetStore {
  /** Origin of the demo backend without a trailing slash. */
  publicOrigin: string;
  projectId: string;
  dataset: string;
}

interface AssetDocument extends ContentDocument {
  url: string;
  path: string;
  extension: string;
  mimeType: string;
  originalFilename: string;
  metadata: { dimensions: { width: number; height: number; aspectRatio: number } };
}

/** The asset documents that `asset->` follows to. */
export const assetDocuments = ({ publicOrigin, projectId, dataset }: AssetStore): AssetDocument[] =>
  imageAssets.map((asset) => {
    const { width, height, extension } = asset;
    const path = `images/${projectId}/${dataset}/${assetFileName(asset)}`;
    return {
      _id: assetReference(asset),
      _type: 'sanity.imageAsset',
      url: `${publicOrigin}/content/${path}`,
      path,
      extension,
      mimeType: 'image/jpeg',
      originalFilename: `${asset.id}.${extension}`,
      metadata: { dimensions: { width, height, aspectRatio: width / height } },
    };
  });
