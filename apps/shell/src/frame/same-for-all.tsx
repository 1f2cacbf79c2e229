import { createContext, createElement, use, type ReactNode } from 'react';

/** Element that the server puts around a part that is the same for everybody. No browser gets to see it. */
export const SAME_FOR_ALL = 'weefsel-same';

/** The parts that the server has in hand, by name; without it no part is marked. */
export const MadeBeforeContext = createContext<Pick<ReadonlyMap<string, string>, 'has'> | undefined>(
  undefined,
);

interface SameForAllProps {
  /** Its name among all parts of the frame. */
  name: string;
  /** May depend on the shop's menus and texts, and on the path and context of the page: on nothing else. */
  children: ReactNode;
}

/**
 * A part of the frame that is the same for everybody who sees a page of this path: on shoppers' own pages the server
 * puts in what it made before. An element, as a fragment would be, is no level of React's ids, so the browser finds
 * what it would have made itself.
 */
export function SameForAll({ name, children }: SameForAllProps) {
  const before = use(MadeBeforeContext);
  if (!before) return children;
  return createElement(SAME_FOR_ALL, { name }, before.has(name) ? null : children);
}
