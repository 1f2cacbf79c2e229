import type { HeadingLevel } from '@weefsel/contracts';

/** Converts a heading level such as `h2` into its number. */
export const toHeadingLevel = (level: HeadingLevel = 'h2'): 1 | 2 | 3 | 4 =>
  (({ h1: 1, h2: 2, h3: 3, h4: 4 }) as const)[level] ?? 2;
