import type { Crumb, PortableText } from '@weefsel/contracts';
import type { ProductCardData } from '@weefsel/product';
import type { ImageProps } from '../images/to-image';

/** An article of a look. */
export interface LookProduct extends ProductCardData {
  /** Number on the picture and on the card, from 1. */
  number: number;
  /** Sizes in stock, smallest first; empty when they are not known. */
  sizes: string[];
  /** Its place on the picture as fractions of width and height. */
  spot?: { x: number; y: number };
}

export interface LookLink {
  href: string;
  title: string;
  image: ImageProps;
}

/** What a look is shown from. */
export interface LookPageData {
  crumbs: Crumb[];
  title: string;
  /** Absent when there is none, or a broken one. */
  image?: ImageProps;
  text: PortableText;
  products: LookProduct[];
  /** They could not be had. */
  productsFailed?: true;
  previous?: LookLink;
  next?: LookLink;
}
