import { createCatalogue } from '../../catalogue/create-catalogue.ts';
import type { BackendConfig } from '../../environment.ts';
import { assetDocuments } from '../documents/asset-documents.ts';
import { categoryDocuments } from '../documents/category-documents.ts';
import { createDocuments } from '../documents/create-documents.ts';
import { toImportLines } from './to-import.ts';

type Settings = Pick<
  BackendConfig,
  'seed' | 'products' | 'publicOrigin' | 'contentProjectId' | 'contentDataset'
>;

/**
 * All documents of the demo's content service, as newline-delimited JSON for `sanity dataset import`. The import
 * fetches pictures and films from the demo, which must run.
 */
export function exportContent(config: Settings): string {
  const { publicOrigin, contentProjectId: projectId, contentDataset: dataset } = config;
  const catalogue = createCatalogue({ seed: config.seed, products: config.products });
  const store = { publicOrigin, projectId, dataset };
  const addresses = new Map(assetDocuments(store).map(({ _id, url }) => [_id, url]));
  const documents = [...createDocuments({ catalogue, ...store }), ...categoryDocuments(catalogue.categories)];
  const lines = toImportLines(documents, addresses);
  return lines.map((line) => `${line}\n`).join('');
}
