import type { Brand, Category, Product, SeoTarget } from './types.ts';

interface Addressed {
  categories: readonly Category[];
  brands: readonly Brand[];
  productByNumber(number: string): Product | undefined;
}

/** SEO path of a brand's ladies or men page: `nl/merken/fjordal/dames/`. */
export const brandCategoryPath = (brand: Brand, category: Category) =>
  `${brand.seoPath}${category.gender ?? ''}/`;

/** Looks up what an exact SEO path leads to; a product is found by the number at its end. */
export function createSeoPaths({ categories, brands, productByNumber }: Addressed) {
  const targets = new Map<string, SeoTarget>();
  for (const category of categories) targets.set(category.seoPath, { kind: 'category', category });
  for (const brand of brands) {
    targets.set(brand.seoPath, { kind: 'brand', brand });
    const tops = categories.filter(
      ({ level, gender }) => level === 1 && gender && brand.genders.includes(gender),
    );
    for (const category of tops)
      targets.set(brandCategoryPath(brand, category), { kind: 'brand-category', brand, category });
  }
  return (path: string): SeoTarget | undefined => {
    const number = /-(\d{9,})$/.exec(path)?.[1];
    if (!number) return targets.get(path);
    const product = productByNumber(number);
    return product?.seoPath === path ? { kind: 'product', product } : undefined;
  };
}
