import type { HeadingLevel } from '@weefsel/contracts';

/** `h2` as the number that a heading takes. */
export const toHeadingLevel = (level: HeadingLevel = 'h2'): 1 | 2 | 3 | 4 =>
  (({ h1: 1, h2: 2, h3: 3, h4: 4 }) as const)[level] ?? 2;
