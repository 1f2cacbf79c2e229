import { cmsPageId, toCmsPage, type PagePlan } from './cms-page.ts';
import { homeLayout } from './home-layout.ts';
import { LANDING_PAGES, landingLayout, toLandingPage, type LandingPage } from './landing-pages.ts';
import { listingLayout } from './listing-layout.ts';
import type { Shop } from '../shop.ts';
import { checkIdentifier } from '../transport/identifiers.ts';
import { categoryNotFound, storeError } from '../transport/store-error.ts';
import type { StoreCall, StoreRoutes } from '../transport/store-routes.ts';

const pageNotFound = (pageId: string) =>
  storeError(404, 'CONTENT__CMS_PAGE_NOT_FOUND', `Page with id "${pageId}" was not found.`, {
    parameters: { pageId },
  });

const landingPageNotFound = (landingPageId: string) =>
  storeError(404, 'CONTENT__LANDING_PAGE_NOT_FOUND', `Landing page "${landingPageId}" not found.`, {
    parameters: { landingPageId },
  });

/** Listing page outside a category. Lists the category of `navigationId`, by default everything. */
function listingOnItsOwn(shop: Shop, call: StoreCall): PagePlan {
  const id = String(call.body['navigationId'] ?? shop.categories.main.id);
  const entry = shop.categories.byId(id);
  if (entry?.type !== 'page') throw categoryNotFound(id);
  return listingLayout(shop, entry, call);
}

/** Layout by page id. Product layouts are absent: they need the product and are read with it. */
function planOf(shop: Shop, pageId: string, call: StoreCall): PagePlan {
  if (pageId === cmsPageId('home')) return homeLayout(shop, call);
  if (pageId === cmsPageId('listing')) return listingOnItsOwn(shop, call);
  const [landing] = LANDING_PAGES;
  if (landing && pageId === cmsPageId('landing')) return landingLayout(shop, landing);
  throw pageNotFound(pageId);
}

function landingPage(shop: Shop, { params, body, seoUrls }: StoreCall) {
  const id = params['landingPageId'] ?? '';
  const page: LandingPage | undefined = LANDING_PAGES.find((one) => one.id === checkIdentifier(id));
  if (!page) throw landingPageNotFound(id);
  return { ...toLandingPage(page, seoUrls), cmsPage: toCmsPage(landingLayout(shop, page), body) };
}

/** Routes of editors' pages. */
export function cmsRoutes(routes: StoreRoutes, shop: Shop): void {
  routes.read('/cms/:pageId', (call) => {
    const pageId = checkIdentifier(call.params['pageId'] ?? '');
    return toCmsPage(planOf(shop, pageId, call), call.body);
  });
  routes.read('/landing-page/:landingPageId', (call) => landingPage(shop, call));
}
