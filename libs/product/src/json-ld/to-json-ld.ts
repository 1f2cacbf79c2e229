import { NO_LINK, type Crumb } from '@weefsel/contracts';

/** Base address of the names in schema.org. */
export const SCHEMA_ORG = 'https://schema.org';

/** A schema.org object for the head of a page. */
export const toJsonLd = (type: string, fields: object): object => ({
  '@context': SCHEMA_ORG,
  '@type': type,
  ...fields,
});

/** Absolute address of a path of the shop. */
export const absoluteHref = (href: string, origin: string): string => new URL(href, origin).href;

/** Breadcrumbs as schema.org data. A step without a page has no address. */
export const toBreadcrumbList = (crumbs: readonly Crumb[], origin: string): object =>
  toJsonLd('BreadcrumbList', {
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href !== NO_LINK && { item: absoluteHref(href, origin) }),
    })),
  });
