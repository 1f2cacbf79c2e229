import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ServerConfig } from '../environment';

/** Origins that a page may load from, as far as they depend on settings. */
export type PolicySettings = Pick<
  ServerConfig,
  'analyticsUrl' | 'contentImageHost' | 'developmentRemotes' | 'gtmId' | 'imageHosts' | 'searchBaseUrl'
>;

/** Hashes of style sheets and scripts in pages: these are few and long, and the same for every page that has them. */
const hashes = new LRUCache<string, string>({ max: 500 });

/** How a policy names a style sheet or script that stands in a page. */
export function hashOf(text: string): string {
  const hash = hashes.get(text) ?? `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  hashes.set(text, hash);
  return hash;
}

type Directives = Record<string, readonly string[]>;

/** The address for violation reports, and its name in the policy. */
export const VIOLATIONS = '/api/violations';
export const REPORT_GROUP = 'violations';
export const REPORTING_ENDPOINTS = `${REPORT_GROUP}="${VIOLATIONS}"`;

/** Ends every policy: what it refuses is told to the shop. */
export const REPORTS = `report-uri ${VIOLATIONS}; report-to ${REPORT_GROUP}`;

const policy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.length ? [...new Set(sources)].join(' ') : "'none'"}`)
    .concat(REPORTS)
    .join('; ');

const originOf = (url: string): string[] => (URL.canParse(url) ? [new URL(url).origin] : []);
const hostOf = (url: string): string[] => (URL.canParse(url) ? [new URL(url).host] : []);

/** Sources of the tag manager and its measuring; empty without an id. */
export const TAG_MANAGER = 'https://www.googletagmanager.com';
const MEASURING = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** Text becomes code by the one policy that the script in the head makes, `early/trusted-scripts.ts`, and never markup. */
const TRUSTED: Directives = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] };

/** Policy of a page that brings its own looks and needs nothing else, unless its forms may be sent somewhere. */
export const styledPolicy = (styles: readonly string[], formsTo: readonly string[] = []): string =>
  policy({
    'default-src': [],
    // Firefox asks for the shop's icon with every document, by the document's policy.
    'img-src': ["'self'"],
    'style-src': styles.map(hashOf),
    'base-uri': [],
    'form-action': formsTo,
    'frame-ancestors': [],
  });

/** Policy of every answer that is not a page: as a document it can show the shop's icon, and nothing more. */
export const NO_PAGE = styledPolicy([]);

/**
 * Content-Security-Policy of a page: scripts and styles are the shop's own files, and the inline ones given here by their
 * hashes, so that a page may be kept as bytes.
 */
export function pagePolicy(
  settings: PolicySettings,
  {
    styles,
    scripts,
    framedBy = '',
  }: { styles: readonly string[]; scripts: readonly string[]; framedBy?: string },
): string {
  const { contentImageHost, developmentRemotes, imageHosts, gtmId } = settings;
  const { analyticsUrl, searchBaseUrl } = settings;
  const development = Object.values(developmentRemotes).flatMap(originOf);
  const media = hostOf(contentImageHost);
  return policy({
    'default-src': [],
    'script-src': ["'self'", ...scripts, ...development, ...(gtmId ? [TAG_MANAGER] : [])],
    'style-src': ["'self'", ...styles, ...development],
    // Looks that are data, such as the colour of a swatch. An attribute can style one element and load nothing new.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...imageHosts, ...media, ...(gtmId ? MEASURING : [])],
    'font-src': ["'self'", ...development],
    'media-src': ["'self'", ...media],
    'connect-src': [
      "'self'",
      ...originOf(searchBaseUrl),
      ...originOf(analyticsUrl),
      ...development.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]),
      ...(gtmId ? MEASURING : []),
    ],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'"],
    'object-src': [],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': originOf(framedBy),
    // Development servers bring clients of their own, which know no policy.
    ...(development.length ? {} : TRUSTED),
  });
}
