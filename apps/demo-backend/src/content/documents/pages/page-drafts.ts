import type { Assortment, PageDraft } from '../content-writer.ts';
import { aboutPage } from './about/about-page.ts';
import { brandsPage } from './about/brands-page.ts';
import { careersPage } from './about/careers-page.ts';
import { storesPage } from './about/stores-page.ts';
import { sustainabilityPage } from './about/sustainability-page.ts';
import { materialsPage } from './care/materials-page.ts';
import { repairPage } from './care/repair-page.ts';
import { washingPage } from './care/washing-page.ts';
import { errorPage } from './fallback/error-page.ts';
import { notFoundPage } from './fallback/not-found-page.ts';
import { homePage } from './home-page.ts';
import {
  inspirationPage,
  ladiesInspirationPage,
  menInspirationPage,
} from './inspiration/inspiration-pages.ts';
import { blogsPage, looksPage, ladiesLooksPage, menLooksPage } from './inspiration/overview-pages.ts';
import { winterLookbookPage } from './inspiration/winter-lookbook-page.ts';
import { accessibilityPage } from './legal/accessibility-page.ts';
import { cookiesPage } from './legal/cookies-page.ts';
import { disclaimerPage } from './legal/disclaimer-page.ts';
import { imprintPage } from './legal/imprint-page.ts';
import { privacyPage } from './legal/privacy-page.ts';
import { termsPage } from './legal/terms-page.ts';
import { withdrawalPage } from './legal/withdrawal-page.ts';
import { businessPage } from './service/business-page.ts';
import { contactPage } from './service/contact-page.ts';
import { deliveryPage } from './service/delivery-page.ts';
import { giftCardPage } from './service/gift-card-page.ts';
import { newsletterPage } from './service/newsletter-page.ts';
import { paymentPage } from './service/payment-page.ts';
import { returnsPage } from './service/returns-page.ts';
import { servicePage } from './service/service-page.ts';
import { sizeGuidePage } from './service/size-guide-page.ts';
import { studentPage } from './service/student-page.ts';

/**
 * Every page, as it is written.
 * @throws Error when a page refers to a category that the assortment lacks.
 */
export const pageDrafts = (assortment: Assortment): PageDraft[] => [
  homePage(assortment),
  inspirationPage,
  ladiesInspirationPage,
  menInspirationPage,
  blogsPage,
  looksPage,
  ladiesLooksPage,
  menLooksPage,
  winterLookbookPage(assortment),
  businessPage,
  contactPage,
  deliveryPage,
  giftCardPage,
  newsletterPage,
  paymentPage,
  returnsPage,
  servicePage,
  sizeGuidePage,
  studentPage,
  materialsPage(assortment),
  repairPage,
  washingPage,
  aboutPage,
  brandsPage(assortment),
  careersPage,
  storesPage,
  sustainabilityPage,
  accessibilityPage,
  cookiesPage,
  disclaimerPage,
  imprintPage,
  privacyPage,
  termsPage,
  withdrawalPage,
  errorPage,
  notFoundPage,
];
