import type { FastifyInstance } from 'fastify';
import { readAssetLooks } from '../images/asset-looks.ts';
import type { Pictures } from '../images/pictures.ts';
import type { ContentDocument } from './dataset.ts';
import { createDocuments } from './documents/create-documents.ts';
import type { CreateDocumentsOptions } from './documents/create-documents.ts';
import { everyAsset } from './documents/drawn-assets.ts';

/**
 * The documents at once, and later again with what looking at every picture showed: at the first start that takes
 * seconds, for which nobody should wait. It ends with the server.
 */
export function documentsWithLooks(
  app: FastifyInstance,
  pictures: Pictures,
  options: CreateDocumentsOptions,
): { documents: ContentDocument[]; later: Promise<ContentDocument[] | undefined> } {
  const closing = new AbortController();
  const folder = `/content/images/${options.projectId}/${options.dataset}`;
  const looks = readAssetLooks(pictures, folder, everyAsset, closing.signal);
  app.addHook('onClose', async () => {
    closing.abort();
    await looks.catch(() => undefined);
  });
  return {
    documents: createDocuments(options),
    later: looks.then((found) => found && createDocuments({ ...options, looks: found })),
  };
}
