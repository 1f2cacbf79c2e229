import { imageAsset, type FoundLook, type ImageUrl, type LookNeighbour } from '@weefsel/api-clients';
import { lookHref, type Crumb, type SanityImage, type PortableText } from '@weefsel/contracts';
import { toProductCard, type ProductCardData } from '@weefsel/product';
import { toImage, type ImageProps } from '../images/to-image';
import { toRichText } from '../rich-text/to-rich-text';
import type { FoundProduct } from './load-products';

/** A product of a look. */
export interface LookProduct extends ProductCardData {
  /** Number on the picture and on the card, from 1. */
  number: number;
  /** Sizes in stock, smallest first; empty when unknown. */
  sizes: string[];
  /** Position on the picture, as fractions of width and height. */
  spot?: { x: number; y: number };
}

export interface LookLink {
  href: string;
  title: string;
  image: ImageProps;
}

/** Data of a look's page. */
export interface LookPageData {
  crumbs: Crumb[];
  title: string;
  /** Slug in the content service. */
  slug: string;
  /** Absent when there is none, or a broken one. */
  image?: ImageProps;
  text: PortableText;
  products: LookProduct[];
  /** Set when the products could not be loaded. */
  productsFailed?: true;
  previous?: LookLink;
  next?: LookLink;
}

const WIDTHS = [640, 1024, 1280, 1600];
const NEIGHBOUR_WIDTHS = [160, 320];

const wholePicture = { top: 0, bottom: 0, left: 0, right: 0 };

/** Aspect ratio (width / height) after the editor's crop. */
function shownRatio(image: SanityImage): number {
  const { width, height } = imageAsset(image);
  const { top, bottom, left, right } = image.crop ?? wholePicture;
  return (width * (1 - left - right)) / (height * (1 - top - bottom));
}

/** Converts a position on the native picture to the cropped one; undefined when cut off or unknown. */
function toSpot(
  { x, y }: { x?: number; y?: number },
  { crop }: SanityImage,
): { x: number; y: number } | undefined {
  if (x === undefined || y === undefined) return undefined;
  const { top, bottom, left, right } = crop ?? wholePicture;
  const spot = { x: (x - left) / (1 - left - right), y: (y - top) / (1 - top - bottom) };
  return spot.x >= 0 && spot.x <= 1 && spot.y >= 0 && spot.y <= 1 ? spot : undefined;
}

function toProducts({ products, image }: FoundLook, found: readonly FoundProduct[]): LookProduct[] {
  return found.map(({ product, sizes }, index) => {
    const place = (products ?? []).find(({ productId }) => productId === product.id);
    const spot = place && image && toSpot(place, image);
    return {
      ...toProductCard(product),
      number: index + 1,
      sizes,
      ...(spot && { spot }),
    };
  });
}

const toLink = ({ title, slug, image }: LookNeighbour, imageUrl: ImageUrl): LookLink => ({
  href: lookHref(slug.current),
  title,
  image: toImage(image, { widths: NEIGHBOUR_WIDTHS, ratio: 4 / 5, alt: '' }, imageUrl),
});

/**
 * Data of a look's page, with its products numbered as on the picture.
 * @param found undefined when the products could not be loaded
 */
export function toLookPage(
  look: FoundLook,
  found: readonly FoundProduct[] | undefined,
  { crumbs, imageUrl }: { crumbs: Crumb[]; imageUrl: ImageUrl },
): LookPageData {
  const { title, slug, image, text, previous, next } = look;
  return {
    crumbs,
    title,
    slug: slug.current,
    ...(image && {
      image: toImage(image, { widths: WIDTHS, ratio: shownRatio(image), alt: image.alt || title }, imageUrl),
    }),
    text: toRichText(text),
    products: toProducts(look, found ?? []),
    ...(!found && { productsFailed: true as const }),
    ...(previous && { previous: toLink(previous, imageUrl) }),
    ...(next && { next: toLink(next, imageUrl) }),
  };
}
