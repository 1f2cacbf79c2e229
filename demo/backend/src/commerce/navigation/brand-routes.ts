import type { Gender } from '../../catalogue/types.ts';
import { brandCategoryPath } from '../../catalogue/seo-paths.ts';
import { readList } from '../criteria/criteria.ts';
import { toBrand } from '../shapes/brand-shape.ts';
import type { Shop } from '../shop.ts';
import { checkIdentifier } from '../transport/identifiers.ts';
import { storeError } from '../transport/store-error.ts';
import type { StoreRoutes } from '../transport/store-routes.ts';

const isGender = (value: unknown): value is Gender => value === 'dames' || value === 'heren';

/** Routes of the brand directory, an addition of this shop to the vendor's API. */
export function brandRoutes(routes: StoreRoutes, { catalogue }: Shop): void {
  const tops = catalogue.categories.filter(({ level, gender }) => level === 1 && gender !== null);

  routes.on('GET', '/brands', () => ({ brands: catalogue.brands.map(toBrand) }));

  routes.on('GET', '/brands/:gender', ({ params }) => {
    const { gender } = params;
    if (!isGender(gender)) {
      throw storeError(400, 'FRAMEWORK__INVALID_REQUEST_PARAMETER', 'The parameter "gender" is invalid.', {
        parameters: { parameter: 'gender' },
      });
    }
    return { brands: catalogue.brands.filter(({ genders }) => genders.includes(gender)).map(toBrand) };
  });

  routes.on('POST', '/brandUrls', ({ body }) => {
    const ids = readList(body['ids'] ?? body['brands']);
    const brands = ids.flatMap((id) => catalogue.brandById(id) ?? []);
    return Object.fromEntries(brands.map(({ id, seoPath }) => [id, `/${seoPath}`]));
  });

  routes.on('GET', '/manufacturer/:manufacturerId/seo-urls', ({ params }) => {
    const id = checkIdentifier(params['manufacturerId'] ?? '');
    const brand = catalogue.brandById(id);
    const all = tops.filter(({ gender }) => gender !== null && brand?.genders.includes(gender));
    return {
      seoUrls: {
        all: brand
          ? all.map((category) => ({ categoryId: category.id, seoPath: brandCategoryPath(brand, category) }))
          : [],
      },
    };
  });
}
