import { escapeHtml } from '../../http/tags';
import type { PageAddress } from './read-addresses';

/** Most addresses in one part, the limit of sitemaps.org. */
const MOST_IN_PART = 50_000;

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const start = (element: string) => `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="${SCHEMA}">\n`;

const dayOf = (moment: string | undefined): string => {
  const date = moment === undefined ? undefined : new Date(moment);
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : '';
};

const entry = (element: string, url: string, changed: string | undefined): string => {
  const lastmod = dayOf(changed);
  return `<${element}><loc>${escapeHtml(url)}</loc>${lastmod && `<lastmod>${lastmod}</lastmod>`}</${element}>\n`;
};

/** The newest change. ISO strings compare correctly as text. */
export const newest = (pages: readonly PageAddress[]): string | undefined =>
  pages.reduce<string | undefined>((last, { changed }) => {
    const moment = dayOf(changed);
    return moment && (!last || moment > last) ? moment : last;
  }, undefined);

/** Splits a list into parts of a sitemap; an empty list has none. */
export const partsOf = <T>(list: readonly T[], most = MOST_IN_PART): T[][] =>
  Array.from({ length: Math.ceil(list.length / most) }, (_, part) =>
    list.slice(part * most, (part + 1) * most),
  );

export const sitemapXml = (origin: string, pages: readonly PageAddress[]): string =>
  `${start('urlset')}${pages.map(({ path, changed }) => entry('url', new URL(path, origin).href, changed)).join('')}</urlset>\n`;

export const sitemapIndexXml = (
  origin: string,
  parts: readonly { path: string; changed?: string | undefined }[],
): string =>
  `${start('sitemapindex')}${parts.map(({ path, changed }) => entry('sitemap', origin + path, changed)).join('')}</sitemapindex>\n`;
