import type { SnippetKey } from '@weefsel/contracts/snippets';
import type { Piece, PieceChoice } from './wear-with-data';

/** The form that puts all pieces into the cart. */
export const WEAR_WITH_FORM = 'wear-with';

/** Field with the slug of the look that is bought as a whole. */
export const LOOK_FIELD = 'look';

/** What is chosen for a piece that somebody does not want. */
export const LEFT_OUT = '-';

/** Why pieces did not come into the cart. */
export const WEAR_WITH_FAILURES = {
  nothing: 'headless.wearWith.nothing',
  partly: 'headless.wearWith.partly',
  none: 'headless.wearWith.notYet',
  failed: 'headless.wearWith.failed',
} as const satisfies Record<string, SnippetKey>;

/** What is wrong with one piece. */
export const PIECE_ERRORS = {
  missing: 'headless.wearWith.chooseSize',
  soldOut: 'headless.wearWith.soldOut',
  noMore: 'headless.wearWith.noMore',
  failed: 'headless.wearWith.pieceFailed',
} as const satisfies Record<string, SnippetKey>;

export type PieceErrors = Readonly<Record<string, SnippetKey>>;

/** Name of the field that a piece is chosen in. */
export const fieldOf = ({ card }: Piece): string => `stuk-${card.id}`;

/** A piece in the size that was chosen. */
export interface ChosenPiece {
  field: string;
  name: string;
  id: string;
}

/** What a form chooses, and what is wrong with it by field. Who forgets one size has not chosen yet. */
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
