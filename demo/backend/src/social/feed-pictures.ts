import type { AssetStore } from '../content/documents/asset-documents.ts';
import { assetFileName, assetReference, campaignReference, imageAssets } from '../images/image-assets.ts';
import type { FeedSources } from './create-feeds.ts';

const SQUARE = 'w=640&h=640&fit=crop';

/** Addresses of the feed's pictures: content assets and commerce media. */
export function feedPictures(store: AssetStore): Pick<FeedSources, 'campaignUrl' | 'mediaUrl'> {
  const { publicOrigin, projectId, dataset } = store;
  const fileNames = new Map(imageAssets.map((asset) => [assetReference(asset), assetFileName(asset)]));
  return {
    campaignUrl(mood, scene) {
      const fileName = fileNames.get(campaignReference(mood, scene, 'square')) ?? '';
      return `${publicOrigin}/content/images/${projectId}/${dataset}/${fileName}?${SQUARE}`;
    },
    mediaUrl: (mediaId) => `${publicOrigin}/media/${mediaId}.jpg?${SQUARE}`,
  };
}
