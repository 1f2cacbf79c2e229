import type { Detail } from '../details.ts';
import type { Garment, View } from '../garment.ts';
import { shownBy } from '../pattern-book/pattern-book.ts';
import { HIDDEN } from './hidden-details.ts';

/** Views of the front in other settings. */
const AS_FRONT: readonly View[] = ['front', 'body', 'hanging', 'standing'];

/** Views with all usual details; back and close-up may hide them. */
const SHOWS_ALL: readonly View[] = [...AS_FRONT, 'folded'];

function hiddenIn(view: View, garment: Garment): readonly string[] {
  const of = AS_FRONT.includes(view) ? 'front' : view;
  const written = HIDDEN[garment]?.split('; ').find((part) => part.startsWith(`${of}: `));
  return written?.slice(of.length + 2).split(' ') ?? [];
}

/** True when a detail of a garment is visible in a view. Texts may then mention it. */
export function seenIn(view: View, garment: Garment, detail: Detail): boolean {
  const { details, usual } = shownBy(garment);
  if (details.includes(detail)) return !hiddenIn(view, garment).includes(detail);
  return usual.includes(detail) && SHOWS_ALL.includes(view);
}
