import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { mediaPicture } from '../catalogue/media.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { drawnAssets } from '../content/documents/drawn-assets.ts';
import { createProductChooser } from '../content/documents/looks/choose-product.ts';
import type { BackendConfig } from '../environment.ts';
import type { BackgroundDrawer } from './ahead/background-drawer.ts';
import { startDrawingAhead } from './ahead/start-drawing-ahead.ts';
import { createPictures, type Pictures } from './pictures.ts';

/**
 * Pictures of a shop's goods and content. With a drawer, the first pictures are drawn before they are requested.
 */
export function openPictures(
  app: FastifyInstance,
  config: BackendConfig,
  catalogue: Catalogue,
  drawer?: BackgroundDrawer,
): Pictures {
  const { contentProjectId: projectId, contentDataset: dataset, searchInstanceKey: instanceKey } = config;
  const assets = drawnAssets(createProductChooser(catalogue));
  const pictures = createPictures({
    cacheDir: join(config.dataDir, 'pictures'),
    projectId,
    dataset,
    mediaPicture: (mediaId) => mediaPicture(catalogue, mediaId),
    moreAssets: assets,
    ...(drawer && { inBackground: drawer.render }),
    onLoss: (error) => app.log.warn(error, 'A picture was drawn but could not be kept'),
  });
  const folder = `/content/images/${projectId}/${dataset}`;
  if (drawer) startDrawingAhead(app, { pictures, drawer, folder, assets, instanceKey });
  return pictures;
}
