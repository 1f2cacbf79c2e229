import type { Detail } from '../details.ts';
import type { Garment, View } from '../garment.ts';
import { shownBy } from '../pattern-book/pattern-book.ts';
import { HIDDEN } from './hidden-details.ts';

/** Views that are the front in another place. */
const AS_FRONT: readonly View[] = ['front', 'body', 'hanging', 'standing'];

/** What is always there may be out of sight from behind and from close by. */
const SHOWS_ALL: readonly View[] = [...AS_FRONT, 'folded'];

function hiddenIn(view: View, garment: Garment): readonly string[] {
  const of = AS_FRONT.includes(view) ? 'front' : view;
  const written = HIDDEN[garment]?.split('; ').find((part) => part.startsWith(`${of}: `));
  return written?.slice(of.length + 2).split(' ') ?? [];
}

/** Whether an eye finds a detail of a garment in one of its views, and so whether that may be told of the picture. */
export function seenIn(view: View, garment: Garment, detail: Detail): boolean {
  const { details, usual } = shownBy(garment);
  if (details.includes(detail)) return !hiddenIn(view, garment).includes(detail);
  return usual.includes(detail) && SHOWS_ALL.includes(view);
}
