import type { ReactNode, Ref } from 'react';
import classes from './heading.module.css';

export type HeadingLevel = 1 | 2 | 3 | 4;

interface HeadingProps {
  /** Level in the page's outline. */
  level: HeadingLevel;
  /** Look, independent of the level: `display` for campaigns, `title` for pages, `section`, `small`. */
  size?: 'display' | 'title' | 'section' | 'small';
  children: ReactNode;
  id?: string;
  /** Makes the heading focusable by script. */
  ref?: Ref<HTMLHeadingElement>;
}

const SIZE_BY_LEVEL = { 1: 'title', 2: 'section', 3: 'small', 4: 'small' } as const;

/** A title in the display face. */
export function Heading({ level, size = SIZE_BY_LEVEL[level], children, id, ref }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag ref={ref} className={classes.heading} data-size={size} id={id} tabIndex={ref ? -1 : undefined}>
      {children}
    </Tag>
  );
}
