import type { ProductCardData } from '@weefsel/product';

/** One way to buy a piece. */
export interface PieceChoice {
  /** Size, with the length where there is one: `W30 / 32`. */
  label: string;
  /** Id of the variant. */
  id: string;
  soldOut: boolean;
}

/** Something to wear with a product. */
export interface Piece {
  card: ProductCardData;
  /** In the colour that is shown, the smallest first. */
  choices: PieceChoice[];
}

/** What is worn with a product. */
export interface WearWithData {
  /** The looks that it is part of; without any the pieces are what the shop sells with it. */
  looks: { href: string; title: string }[];
  pieces: Piece[];
}
