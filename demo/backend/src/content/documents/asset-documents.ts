import type { AssetLook, AssetLooks } from '../../images/asset-looks.ts';
import { assetFileName, assetReference } from '../../images/image-assets.ts';
import type { ContentDocument } from '../dataset.ts';
import { fileAssets, fileName, fileReference } from '../file-assets.ts';
import { everyAsset } from './drawn-assets.ts';

/** Public location of the asset store. */
export interface AssetStore {
  /** Origin of the demo backend without a trailing slash. */
  publicOrigin: string;
  projectId: string;
  dataset: string;
  /** Metadata of the pictures; only their sizes are known without it. */
  looks?: AssetLooks;
}

interface AssetDocument extends ContentDocument {
  url: string;
  path: string;
  extension: string;
  mimeType: string;
  originalFilename: string;
}

interface ImageAssetDocument extends AssetDocument {
  metadata: {
    _type: 'sanity.imageMetadata';
    dimensions: { _type: 'sanity.imageDimensions'; width: number; height: number; aspectRatio: number };
    hasAlpha: boolean;
    isOpaque: boolean;
  } & Partial<AssetLook>;
}

interface FileAssetDocument extends AssetDocument {
  assetId: string;
  sha1hash: string;
  size: number;
}

const imageDocuments = ({ publicOrigin, projectId, dataset, looks }: AssetStore): ImageAssetDocument[] =>
  everyAsset().map((asset) => {
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
      metadata: {
        _type: 'sanity.imageMetadata',
        dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
        hasAlpha: false,
        isOpaque: true,
        ...looks?.get(assetReference(asset)),
      },
    };
  });

const fileDocuments = ({ publicOrigin, projectId, dataset }: AssetStore): FileAssetDocument[] =>
  fileAssets.map((asset) => {
    const { id, ...facts } = asset;
    const path = `files/${projectId}/${dataset}/${fileName(asset)}`;
    return {
      _id: fileReference(asset),
      _type: 'sanity.fileAsset',
      url: `${publicOrigin}/content/${path}`,
      path,
      ...facts,
      assetId: id,
      sha1hash: id,
    };
  });

/** The asset documents behind `asset->`. */
export const assetDocuments = (store: AssetStore): AssetDocument[] => [
  ...imageDocuments(store),
  ...fileDocuments(store),
];
