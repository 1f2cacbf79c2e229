import { locale } from '@weefsel/contracts';

/** SEO path of what is at a path below the locale's prefix: `dames/nieuw/` has `nl/dames/nieuw/`. */
export const localSeoPath = (path: string): string => `${locale.prefix}/${path}`;
