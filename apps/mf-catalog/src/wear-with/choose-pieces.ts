import type { SnippetKey } from '@weefsel/contracts/snippets';
import type { Piece, PieceChoice } from './wear-with-data';

/** Name of the form that adds all pieces to the cart. */
export const WEAR_WITH_FORM = 'wear-with';

/** Field with the slug of a look that is bought as a whole. */
export const LOOK_FIELD = 'look';

/** Value of a piece that the shopper leaves out. */
export const LEFT_OUT = '-';

/** Failure texts for pieces that were not added to the cart. */
export const WEAR_WITH_FAILURES = {
  nothing: 'headless.wearWith.nothing',
  partly: 'headless.wearWith.partly',
  none: 'headless.wearWith.notYet',
  failed: 'headless.wearWith.failed',
} as const satisfies Record<string, SnippetKey>;

/** Errors of a single piece. */
export const PIECE_ERRORS = {
  missing: 'headless.wearWith.chooseSize',
  soldOut: 'headless.wearWith.soldOut',
  noMore: 'headless.wearWith.noMore',
  failed: 'headless.wearWith.pieceFailed',
} as const satisfies Record<string, SnippetKey>;

export type PieceErrors = Readonly<Record<string, SnippetKey>>;

/** Name of a piece's choice field. */
export const fieldOf = ({ card }: Piece): string => `stuk-${card.id}`;

/** A piece in its chosen variant. */
export interface ChosenPiece {
  field: string;
  name: string;
  id: string;
}

/** Returns the chosen pieces, and errors by field, from a form. A forgotten size is an error. */
export function choosePieces(
  pieces: readonly Piece[],
  valueOf: (field: string) => string,
): { chosen: ChosenPiece[]; errors: PieceErrors } {
  const chosen: ChosenPiece[] = [];
  const errors: Record<string, SnippetKey> = {};
  const take = (piece: Piece, choice: PieceChoice | undefined, isMissing: boolean) => {
    const field = fieldOf(piece);
    if (choice && !choice.soldOut) chosen.push({ field, name: piece.card.name, id: choice.id });
    else errors[field] = isMissing ? PIECE_ERRORS.missing : PIECE_ERRORS.soldOut;
  };
  for (const piece of pieces) {
    const value = valueOf(fieldOf(piece));
    if (value === LEFT_OUT) continue;
    const choice = piece.choices.find(({ label }) => label === value);
    take(piece, choice, value === '' && piece.choices.length > 1);
  }
  return { chosen, errors };
}
