import { createBrands } from './brands.ts';
import { createCategories } from './categories.ts';
import { createColours } from './colours.ts';
import { createProduct, indexOfNumber, type ProductParts } from './create-product.ts';
import type { GarmentKind } from './garment-kind.ts';
import { GARMENT_KINDS } from './garment-kinds.ts';
import { numberOf } from './identifier.ts';
import { createSeoPaths } from './seo-paths.ts';
import { placeStyled } from './styled.ts';
import type { Catalogue, Product, ProductOutfit, Variant } from './types.ts';
import { VARIANT_SLOTS, createVariants } from './variants.ts';
import { createDescriptions, type Descriptions } from './write-texts.ts';

/** Number of products with cached variants. */
const VARIANT_CACHE = 1000;

const weighted = (kinds: readonly GarmentKind[]) =>
  kinds.flatMap((kind) => Array.from({ length: kind.weight }, () => kind));

function createParts(
  brands: ReturnType<typeof createBrands>,
  catalogue: Pick<Catalogue, 'seed' | 'categories'>,
  outfits: ReadonlyMap<number, ProductOutfit>,
  descriptions: Descriptions,
): ProductParts {
  const byPath = new Map(catalogue.categories.map((category) => [category.seoPath, category]));
  const byKind = new Map(
    GARMENT_KINDS.map((kind) => [
      kind,
      brands.filter((brand) => brand.genders.includes(kind.gender) && kind.focus.includes(brand.focus)),
    ]),
  );
  return {
    kinds: weighted(GARMENT_KINDS),
    brandsFor: (kind) => byKind.get(kind) ?? [],
    colours: createColours(catalogue.seed),
    descriptions,
    isInLook: (index) => outfits.has(index),
    categoryByPath: (path) => {
      const category = byPath.get(path);
      if (!category) throw new Error(`No category has the path ${path}.`);
      return category;
    },
  };
}

/** Creates all products, then recreates those that stylists need in a given style. */
function createProducts(seed: number, count: number, parts: ProductParts): readonly Product[] {
  const products = Array.from({ length: count }, (_, index) => createProduct(seed, index, parts));
  const isSold = (product: Product) =>
    createVariants(seed, product).some(
      ({ colour, initialStock }) => colour === product.colours[0] && initialStock > 0,
    );
  for (const [index, styled] of placeStyled(products, isSold))
    products[index] = createProduct(seed, index, parts, styled);
  return products;
}

interface CatalogueOptions {
  seed: number;
  products: number;
  /** Combines products into outfits, by product index; without it there are none. The catalogue knows no looks. */
  dress?: (goods: Pick<Catalogue, 'products' | 'variantsOf'>) => Iterable<readonly [number, ProductOutfit]>;
}

/**
 * The whole assortment of one seed; the same seed always gives the same shop.
 * Kept in memory: nothing to import, and the same ids on every machine.
 */
export function createCatalogue({ seed, products: count, dress }: CatalogueOptions): Catalogue {
  const categories = createCategories(seed);
  const brands = createBrands(seed);
  const outfits = new Map<number, ProductOutfit>();
  const descriptions = createDescriptions(seed, () => products);
  const parts = createParts(brands, { seed, categories }, outfits, descriptions);
  const products: readonly Product[] = createProducts(seed, count, parts);
  const categoryById = new Map(categories.map((category) => [category.id, category]));
  const brandById = new Map(brands.map((brand) => [brand.id, brand]));
  const variants = new Map<number, readonly Variant[]>();

  const variantsOf = (product: Product): readonly Variant[] => {
    const known = variants.get(product.index);
    if (known) return known;
    if (variants.size >= VARIANT_CACHE) variants.clear();
    const made = createVariants(seed, product);
    variants.set(product.index, made);
    return made;
  };

  for (const [index, outfit] of dress?.({ products, variantsOf }) ?? []) outfits.set(index, outfit);
  // Variants created before do not know their outfit.
  variants.clear();

  const productById: Catalogue['productById'] = (id) => {
    const index = numberOf(seed, 'product', id);
    const product = index === undefined ? undefined : products[index];
    if (product) return { product };
    const slot = numberOf(seed, 'variant', id);
    if (slot === undefined) return undefined;
    const parent = products[Math.floor(slot / VARIANT_SLOTS)];
    const variant = parent && variantsOf(parent)[slot % VARIANT_SLOTS];
    return parent && variant ? { product: parent, variant } : undefined;
  };

  const productByNumber = (number: string) => {
    const index = indexOfNumber(number);
    return index === undefined ? undefined : products[index];
  };

  return {
    seed,
    categories,
    brands,
    products,
    categoryById: (id) => categoryById.get(id),
    brandById: (id) => brandById.get(id),
    productById,
    variantsOf,
    outfitOf: ({ index }) => outfits.get(index),
    bySeoPath: createSeoPaths({ categories, brands, productByNumber, variantsOf }),
  };
}
