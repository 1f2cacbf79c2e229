import type { FastifyInstance } from 'fastify';
import { readAssetLooks } from '../images/asset-looks.ts';
import type { Pictures } from '../images/pictures.ts';
import type { ContentDocument } from './dataset.ts';
import { createDocuments, type CreateDocumentsOptions } from './documents/create-documents.ts';
import { everyAsset } from './documents/drawn-assets.ts';
import { withSystemFields } from './system-fields.ts';

interface DocumentsWithLooks {
  documents: readonly ContentDocument[];
  later: Promise<readonly ContentDocument[] | undefined>;
}

const documentsOf = (options: CreateDocumentsOptions) => createDocuments(options).map(withSystemFields);

/**
 * The documents at once, and later again with the metadata of every picture. At the first start that takes
 * seconds, which must not delay it. Reading begins when the server listens and ends when it closes.
 */
export function documentsWithLooks(
  app: FastifyInstance,
  pictures: Pictures,
  options: CreateDocumentsOptions,
): DocumentsWithLooks {
  const closing = new AbortController();
  const folder = `/content/images/${options.projectId}/${options.dataset}`;
  const { promise: later, resolve } = Promise.withResolvers<readonly ContentDocument[] | undefined>();
  let looking: Promise<void> = Promise.resolve();

  const look = async () => {
    const looks = await readAssetLooks(pictures, folder, everyAsset(), closing.signal);
    resolve(looks && documentsOf({ ...options, looks }));
  };
  app.addHook('onListen', async () => {
    looking = look().catch((error: unknown) => app.log.error(error, 'The pictures could not be looked at'));
  });
  app.addHook('onClose', async () => {
    closing.abort();
    await looking;
  });
  return { documents: documentsOf(options), later };
}
