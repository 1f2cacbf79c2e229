import type { NavigationElement } from '@weefsel/stores';
import { visibleChildren } from '../sections';

interface Columns {
  /** Children without children of their own; they share the first column. */
  single: NavigationElement[];
  groups: { head: NavigationElement; links: NavigationElement[] }[];
}

/** How the children of a top entry stand beside each other in its menu. */
export function toColumns(entry: NavigationElement): Columns {
  const children = visibleChildren(entry);
  return {
    single: children.filter((child) => visibleChildren(child).length === 0),
    groups: children
      .map((head) => ({ head, links: visibleChildren(head) }))
      .filter(({ links }) => links.length > 0),
  };
}
