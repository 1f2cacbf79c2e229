import type { Brand, Catalogue, Category, Product, SeoTarget, Variant } from './types.ts';

interface Addressed extends Pick<Catalogue, 'categories' | 'brands' | 'variantsOf'> {
  productByNumber(number: string): Product | undefined;
}

/** SEO path of a brand's ladies or men page: `nl/merken/fjordal/dames/`. */
export const brandCategoryPath = (brand: Brand, category: Category) =>
  `${brand.seoPath}${category.gender ?? ''}/`;

/** SEO path of a variant: the product's path with the last part of the variant's number. */
export const variantPath = (product: Product, { number }: Variant) =>
  product.seoPath + number.slice(product.number.length);

/** Resolves exact SEO paths. Finds a product or variant by the number at the end. */
export function createSeoPaths({ categories, brands, productByNumber, variantsOf }: Addressed) {
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
    const [, number, place] = /-(\d{9,})(?:-(\d{3}))?$/.exec(path) ?? [];
    if (number === undefined) return targets.get(path);
    const product = productByNumber(number);
    if (!product) return undefined;
    if (place === undefined) return product.seoPath === path ? { kind: 'product', product } : undefined;
    const variant = variantsOf(product)[Number(place) - 1];
    return variant && variantPath(product, variant) === path
      ? { kind: 'product', product, variant }
      : undefined;
  };
}
