import type { ShopPromises } from '@weefsel/contracts/promises';
import { SCHEMA_ORG, toJsonLd } from '@weefsel/product';
import type { ProductPageData, VariantOffer } from '../product-page-data';
import { chosenColour, selectionHref } from '../product-selection';
import { shopTerms } from './shop-terms';
import { toOffer } from './to-offer';

interface ProductLdOptions {
  origin: string;
  /** Value of the colour that is shown. */
  colour: string;
  promises?: ShopPromises | undefined;
}

const AXES = { colours: 'color', sizes: 'size' } as const;

/** Properties in which the variants differ, among those schema.org knows. */
const differences = (data: ProductPageData): string[] =>
  (['colours', 'sizes'] as const)
    .filter((axis) => data[axis].length > 1)
    .map((axis) => `${SCHEMA_ORG}/${AXES[axis]}`);

/** Structured data of the score beside the name. */
const ratingLd = ({ score }: ProductPageData) =>
  score && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: score.average,
      reviewCount: score.count,
      bestRating: 5,
      worstRating: 1,
    },
  };

const picturesOf = (data: ProductPageData, colour: string): string[] =>
  chosenColour(data, { colour })?.pictures.map(({ url }) => url) ?? [];

function variantLd(data: ProductPageData, variant: VariantOffer, { origin, promises }: ProductLdOptions) {
  const { colour, size, length, number, gtin } = variant;
  const colourName = data.colours.find(({ value }) => value === colour)?.name;
  const [image] = picturesOf(data, colour);
  const chosen = { colour, ...(size && { size }), ...(length && { length }) };
  return {
    '@type': 'Product',
    name: [data.name, colourName?.toLowerCase(), size, length].filter(Boolean).join(', '),
    ...(number && { sku: number }),
    ...(gtin && { gtin }),
    ...(colourName && { color: colourName }),
    ...(size && { size: length ? `${size}/${length}` : size }),
    ...(image && { image }),
    offers: toOffer(variant, origin + selectionHref(data, chosen), promises),
  };
}

/**
 * Structured data of the product, equal to the content of the page. A single product, or a group of all variants.
 */
export function toProductLd(data: ProductPageData, options: ProductLdOptions): object[] {
  const { name, brand, paragraphs, features, path, variants } = data;
  const [only] = variants;
  const material = features.find((feature) => /materiaal/i.test(feature.name))?.value;
  const images = picturesOf(data, options.colour);
  const whole = {
    name,
    url: options.origin + path,
    image: images,
    ...(paragraphs.length > 0 && { description: paragraphs.join(' ') }),
    ...(brand && { brand: { '@type': 'Brand', name: brand.name } }),
    ...(material && { material }),
    ...ratingLd(data),
  };
  const terms = options.promises ? shopTerms(options.promises) : [];
  if (variants.length === 1 && only)
    return [toJsonLd('Product', { ...variantLd(data, only, options), ...whole }), ...terms];
  return [
    toJsonLd('ProductGroup', {
      ...whole,
      productGroupID: data.id,
      variesBy: differences(data),
      hasVariant: variants.map((variant) => variantLd(data, variant, options)),
    }),
    ...terms,
  ];
}
