import type { Text } from '@weefsel/contracts/snippets';
import {
  categoryLabels,
  optionGroupName,
  productBrand,
  productDescription,
  productName,
  translatedName,
  type Category,
  type Product,
  type ProductDetail,
  type PropertyOption,
} from '@weefsel/api-clients';
import { colourValue } from '@weefsel/contracts';
import { optionOf, priceOf, toCardLabels, toCrumbs, toStep } from '@weefsel/product';
import { similarTo } from './more-products';
import type { ProductPageData } from './product-page-data';
import type { ReviewedFit, ReviewScore } from './reviews/reviews-data';
import type { GarmentTable } from './sizes/garment/garment-table';
import { toGarmentTable } from './sizes/garment/to-garment-table';
import { measured } from './sizes/measures/units';
import { toMaker } from './to-maker';
import { optionNames, toColours, toVariant } from './to-variants';

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
  euro: '€',
  eacute: 'é',
  euml: 'ë',
};

/** Plain text of an HTML description, one entry per paragraph or line; never markup. */
const toParagraphs = (html: string): string[] =>
  html
    .replace(/<(script|style)\b[^]*?<\/\1>/gi, '')
    .replace(/<\/(p|li|div|h\d)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const ancestorIds = (category: Category): string[] => (category.path ?? '').split('|').filter(Boolean);

/** The category in the product's address, else the deepest one. */
function homeCategory({ seoCategory }: Product, categories: readonly Category[]): Category | undefined {
  const own = categories.find(({ id }) => id === seoCategory?.id);
  return own ?? [...categories].sort((one, other) => ancestorIds(other).length - ancestorIds(one).length)[0];
}

/** Categories from the root of the tree down to the product's own. */
function categoryPath(product: Product, categories: readonly Category[]): Category[] {
  const own = homeCategory(product, categories);
  if (!own) return [];
  const byId = new Map(categories.map((category) => [category.id, category]));
  return [...ancestorIds(own), own.id].flatMap((id) => byId.get(id) ?? []);
}

interface ProductWire {
  detail: ProductDetail;
  /** All variants; empty for a product without any. */
  variants: readonly Product[];
  categories: readonly Category[];
  /** Path of the brand's page. */
  brandHref?: string | undefined;
  path: string;
  /** Query of the page's address, with its question mark. */
  search?: string;
  score?: ReviewScore | undefined;
  fit?: ReviewedFit | undefined;
  text: Text;
}

/** Property group with washing instructions. */
const CARE = /wasvoorschrift/i;
/** Properties that serve the listing's filters only, or are chosen on the page. */
const HIDDEN_FEATURES = /^(kleur|maat|lengtemaat|geslacht)$/i;

function toFeatures(properties: readonly PropertyOption[]): ProductPageData['features'] {
  const values = new Map<string, string[]>();
  for (const option of properties) {
    const name = optionGroupName(option);
    if (!name || HIDDEN_FEATURES.test(name) || CARE.test(name)) continue;
    values.set(name, [...(values.get(name) ?? []), translatedName(option)]);
  }
  return [...values].map(([name, all]) => ({ name, value: all.join(', ') }));
}

/** Measures of goods in one size, which need no table to choose by. */
function toMeasures(garment: GarmentTable | undefined, text: Text): ProductPageData['features'] {
  return (garment?.measures ?? []).map((measure, place) => ({
    name: text(`headless.sizes.garment.${measure}`),
    value: measured('cm', garment?.sizes[0]?.cm[place] ?? 0),
  }));
}

const toCare = (properties: readonly PropertyOption[]): string[] =>
  properties.filter((option) => CARE.test(optionGroupName(option))).map(translatedName);

function toBrand(product: Product, href: string | undefined): ProductPageData['brand'] {
  const name = productBrand(product);
  return name ? { name, ...(href && { href: `/${href.replace(/^\/+/, '')}` }) } : undefined;
}

/** Converts wire data into the data of the product page. */
export function toProductPage({
  detail: { product, configurator },
  variants,
  categories,
  brandHref,
  path,
  search = '',
  score,
  fit,
  text,
}: ProductWire): ProductPageData {
  const id = product.parentId ?? product.id;
  const name = productName(product);
  const brand = toBrand(product, brandHref);
  const offered = variants.length > 0 ? variants : [product];
  const known = (configurator ?? []).flatMap(({ options }) => options ?? []);
  const colour = optionOf(product, 'colour');
  const sizes = optionNames(offered, 'size', known);
  const garment = toGarmentTable(product, sizes);
  return {
    id,
    path,
    name,
    ...(brand && { brand, maker: toMaker(product, brand.name) }),
    labels: toCardLabels(categoryLabels(product), priceOf(product).kind === 'sale'),
    colours: toColours(offered, known, name),
    sizes,
    lengths: optionNames(offered, 'length', known),
    variants: offered.map(toVariant),
    defaultColour: colour ? colourValue(translatedName(colour)) : '',
    ...(garment && { garment }),
    paragraphs: toParagraphs(productDescription(product)),
    features: [
      ...toFeatures(product.properties ?? []),
      ...(sizes.length === 1 ? toMeasures(garment, text) : []),
    ],
    care: toCare(product.properties ?? []),
    crumbs: toCrumbs(text, [...categoryPath(product, categories).map(toStep), { name, href: path }]),
    ...(score && { score }),
    ...(fit && { fit }),
    reviews: { product: id, href: path + search, sizes },
    similar: similarTo(id, text('headless.product.similar')),
  };
}
