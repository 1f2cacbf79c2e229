import { categoryDescription } from '../../catalogue/category-texts.ts';
import { toListing } from '../listing/product-listing.ts';
import type { Shop } from '../shop.ts';
import type { CategoryEntry } from '../navigation/shop-categories.ts';
import type { JsonObject } from '../transport/json-body.ts';
import type { StoreCall } from '../transport/store-routes.ts';
import { categoryMedia } from './category-media.ts';
import type { PagePlan } from './cms-page.ts';
import { element, image, text, typed } from './elements.ts';

// The listing receives only its own parameters, like at the vendor. Criteria of the request are for the page.
const LISTING_PARAMETERS = new Set([
  'p',
  'order',
  'limit',
  'includes',
  ...['manufacturer', 'properties', 'min-price', 'max-price', 'rating', 'shipping-free'],
  ...['manufacturer-filter', 'property-filter', 'price-filter', 'rating-filter', 'shipping-free-filter'],
  'property-whitelist',
  ...['no-aggregations', 'only-aggregations', 'reduce-aggregations'],
]);

const onlyListing = (body: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(body).filter(([name]) => LISTING_PARAMETERS.has(name)));

/** A category with its picture, description, filters and products. */
export function listingLayout(shop: Shop, entry: CategoryEntry, call: StoreCall): PagePlan {
  const listing = () => {
    const source = { ...shop.shelves.shelfOf(entry.id), navigationId: entry.id, search: null };
    const request = { params: onlyListing(call.body), seoUrls: call.seoUrls };
    return { listing: toListing(shop, source, request), apiAlias: 'cms_product_listing' };
  };
  const description = entry.category ? (categoryDescription(entry.category.seoPath) ?? '') : '';
  return {
    key: 'listing',
    name: 'Categorie met filters',
    type: 'product_list',
    sections: [
      {
        type: 'sidebar',
        blocks: [
          {
            type: 'image-text',
            slots: [
              image('left', { media: categoryMedia(shop, entry), field: 'category.media' }),
              text('right', description, 'category.description'),
            ],
          },
          {
            type: 'sidebar-filter',
            position: 'sidebar',
            slots: [element('content', 'sidebar-filter', () => null)],
          },
          {
            type: 'product-listing',
            slots: [
              element('content', 'product-listing', listing, {
                boxLayout: typed('standard'),
                showSorting: typed(true),
                useCustomSorting: typed(false),
                availableSortings: typed([]),
                defaultSorting: typed(''),
                filters: typed('manufacturer-filter,price-filter,property-filter'),
                propertyWhitelist: typed([]),
              }),
            ],
          },
        ],
      },
    ],
  };
}
