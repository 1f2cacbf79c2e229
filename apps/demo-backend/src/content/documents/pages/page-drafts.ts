import type { Assortment, PageDraft } from '../content-writer.ts';
import { aboutPage } from './about/about-page.ts';
import { brandsPage } from './about/brands-page.ts';
import { storesPage } from './about/stores-page.ts';
import { sustainabilityPage } from './about/sustainability-page.ts';
import { errorPage } from './fallback/error-page.ts';
import { notFoundPage } from './fallback/not-found-page.ts';
import { homePage } from './home-page.ts';
import { cookiesPage } from './legal/cookies-page.ts';
import { disclaimerPage } from './legal/disclaimer-page.ts';
import { privacyPage } from './legal/privacy-page.ts';
import { termsPage } from './legal/terms-page.ts';
import { contactPage } from './service/contact-page.ts';
import { deliveryPage } from './service/delivery-page.ts';
import { paymentPage } from './service/payment-page.ts';
import { returnsPage } from './service/returns-page.ts';
import { servicePage } from './service/service-page.ts';
import { sizeGuidePage } from './service/size-guide-page.ts';

/**
 * Every page, as it is written.
 * @throws Error when a page refers to a category that the assortment lacks.
 */
export const pageDrafts = (assortment: Assortment): PageDraft[] => [
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
