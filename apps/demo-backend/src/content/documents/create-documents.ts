import type { ContentDocument } from '../dataset.ts';
import { assetDocuments } from './asset-documents.ts';
import type { AssetStore } from './asset-documents.ts';
import { toPage } from './content-writer.ts';
import type { Assortment, PageDraft } from './content-writer.ts';
import { homePage } from './home-page.ts';
import { aboutPage } from './pages/about-page.ts';
import { brandsPage } from './pages/brands-page.ts';
import { contactPage } from './pages/contact-page.ts';
import { cookiesPage } from './pages/cookies-page.ts';
import { deliveryPage } from './pages/delivery-page.ts';
import { disclaimerPage } from './pages/disclaimer-page.ts';
import { errorPage } from './pages/error-page.ts';
import { notFoundPage } from './pages/not-found-page.ts';
import { paymentPage } from './pages/payment-page.ts';
import { privacyPage } from './pages/privacy-page.ts';
import { returnsPage } from './pages/returns-page.ts';
import { servicePage } from './pages/service-page.ts';
import { sizeGuidePage } from './pages/size-guide-page.ts';
import { storesPage } from './pages/stores-page.ts';
import { sustainabilityPage } from './pages/sustainability-page.ts';
import { termsPage } from './pages/terms-page.ts';
import { siteConfigDocument, storeInfoDocument } from './site-config.ts';
import { snippetDocuments } from './snippet-documents.ts';

export interface CreateDocumentsOptions extends AssetStore {
  catalogue: Assortment;
}

const pageDrafts = (assortment: Assortment): PageDraft[] => [
  homePage(assortment),
  brandsPage(assortment),
  servicePage,
  deliveryPage,
  returnsPage,
  paymentPage,
  sizeGuidePage,
  contactPage,
  storesPage,
  aboutPage,
  sustainabilityPage,
  privacyPage,
  cookiesPage,
  termsPage,
  disclaimerPage,
  errorPage,
  notFoundPage,
];

/**
 * Everything that the demo content service holds.
 * @throws Error when a page refers to a category that the assortment lacks.
 */
export const createDocuments = ({ catalogue, ...assetStore }: CreateDocumentsOptions): ContentDocument[] => [
  siteConfigDocument,
  storeInfoDocument,
  ...pageDrafts(catalogue).map(toPage),
  ...snippetDocuments(),
  ...assetDocuments(assetStore),
];
