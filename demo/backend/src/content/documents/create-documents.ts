import type { ContentDocument } from '../dataset.ts';
import { assetDocuments, type AssetStore } from './asset-documents.ts';
import { toBlog } from './blogs/blog.ts';
import { blogDrafts } from './blogs/read-blogs.ts';
import { toBrandDocument } from './brands/brand-documents.ts';
import type { Assortment } from './content-writer.ts';
import { toLanding } from './landings/landing.ts';
import { landingDrafts } from './landings/read-landings.ts';
import type { Goods } from './looks/choose-product.ts';
import { lookDocuments } from './looks/look-documents.ts';
import { toPage } from './pages/page.ts';
import { pageDrafts } from './pages/read-pages.ts';
import { redirectDocuments } from './redirects.ts';
import { promisesDocument, siteConfigDocument, storeInfoDocument } from './site-config.ts';
import { snippetDocuments } from './snippet-documents.ts';

export interface CreateDocumentsOptions extends AssetStore {
  catalogue: Assortment & Goods;
}

/**
 * All documents of the demo content service.
 * @throws Error when a page refers to a category that the assortment lacks.
 */
export const createDocuments = ({ catalogue, ...assetStore }: CreateDocumentsOptions): ContentDocument[] => [
  siteConfigDocument,
  storeInfoDocument,
  promisesDocument,
  ...pageDrafts().map((draft) => toPage(draft, catalogue)),
  ...landingDrafts().map((draft) => toLanding(draft, catalogue)),
  ...blogDrafts().map((draft) => toBlog(draft, catalogue)),
  ...lookDocuments(catalogue),
  ...catalogue.brands.map(toBrandDocument),
  ...redirectDocuments,
  ...snippetDocuments(),
  ...assetDocuments(assetStore),
];
