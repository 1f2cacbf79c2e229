import type { Crumb } from '@weefsel/contracts';

/** The way to a page, as search engines read it. */
export const breadcrumbsLd = (crumbs: readonly Crumb[], origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + href,
  })),
});
