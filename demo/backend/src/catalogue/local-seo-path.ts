import { locale } from '@weefsel/contracts';

/** SEO path of a path below the locale's prefix: `dames/nieuw/` becomes `nl/dames/nieuw/`. */
export const localSeoPath = (path: string): string => `${locale.prefix}/${path}`;
