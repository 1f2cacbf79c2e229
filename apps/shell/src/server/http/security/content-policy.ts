import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ServerConfig } from '../../settings/environment';

/** Settings with origins that a page may load from. */
export type PolicySettings = Pick<
  ServerConfig,
  'analyticsUrl' | 'contentImageHost' | 'developmentRemotes' | 'gtmId' | 'imageHosts' | 'searchBaseUrl'
>;

/** Hashes of inline style sheets and scripts: few, long texts that many pages share. */
const hashes = new LRUCache<string, string>({ max: 500 });

/** Source of an inline style sheet or script in a policy. */
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

/** End of every policy: violations are reported to the shop. */
export const REPORTS = `report-uri ${VIOLATIONS}; report-to ${REPORT_GROUP}`;

const policy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.length ? [...new Set(sources)].join(' ') : "'none'"}`)
    .concat(REPORTS)
    .join('; ');

const originOf = (url: string): string[] => (URL.canParse(url) ? [new URL(url).origin] : []);
const hostOf = (url: string): string[] => (URL.canParse(url) ? [new URL(url).host] : []);

/** Sources of the tag manager and its tracking; unused without an id. */
export const TAG_MANAGER = 'https://www.googletagmanager.com';
const MEASURING = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/**
 * Only one policy turns text into code, never into markup. The shell's first script creates it:
 * `apps/shell/src/trusted-scripts.ts`.
 */
const TRUSTED: Directives = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] };

/** Policy of a page with inline styles only. It may submit forms to `formsTo`. */
export const styledPolicy = (styles: readonly string[], formsTo: readonly string[] = []): string =>
  policy({
    'default-src': [],
    // Firefox requests the shop's icon with every document, under the document's policy.
    'img-src': ["'self'"],
    'style-src': styles.map(hashOf),
    'base-uri': [],
    'form-action': formsTo,
    'frame-ancestors': [],
  });

/** Policy of every response that is not a page: as a document it can only show the shop's icon. */
export const NO_PAGE = styledPolicy([]);

/** Policy of a script, style sheet or font: as a document it is text, without forms and frames. */
export const TEXT_POLICY = policy({ 'default-src': [], 'img-src': ["'self'"] });

/**
 * Content-Security-Policy of a page. Scripts and styles are the shop's own files, and the inline ones with these
 * hashes. Hashes allow caching a page as bytes.
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
    // Styles from data, such as the colour of a swatch. An attribute styles one element and loads nothing new.
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
    // Development servers add clients that do not support this policy.
    ...(development.length ? {} : TRUSTED),
  });
}
