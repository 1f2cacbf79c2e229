import type { ProductCardData } from '@weefsel/product';

/** A variant of a piece. */
export interface PieceChoice {
  /** Size, with its length if any: `W30 / 32`. */
  label: string;
  /** Id of the variant. */
  id: string;
  soldOut: boolean;
}

/** A product worn with another. */
export interface Piece {
  card: ProductCardData;
  /** Variants in the shown colour, smallest first. */
  choices: PieceChoice[];
}

/** Products worn with a product. */
export interface WearWithData {
  /** Looks that include the product. Empty for cross-selling, and for a look as a whole. */
  looks: { href: string; title: string }[];
  pieces: Piece[];
}
