import { locale, type PageHead } from '@weefsel/contracts';
import { APP_ID, OWN_STATE_ID, type PageState, type StateAddresses } from '../boot-state';
import { headTags } from '../router/head-tags';
import { withMarkets, type OtherMarkets } from './market-links';

/** Escapes text for HTML content and double-quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '',
  );

/** JSON that can stand inside a script element: it can neither end the element nor break a line of script. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * A style sheet of the page: with `css` it is in the page, and `href` says that the browser need not fetch it; without,
 * it is a link, because development servers replace linked sheets.
 */
export type PageStyle = { href?: string; css: string } | { href: string; css?: undefined };

export interface DocumentParts {
  head: PageHead;
  /** The shops of other markets; absent when there are none. */
  otherMarkets?: OtherMarkets;
  context: string;
  styles: PageStyle[];
  /** Script that must run before any other, for development only. */
  firstScript?: string;
  fonts: string[];
  /** What the browser starts with. */
  state: StateAddresses;
}

const attributes = (values: Record<string, string | undefined>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('');

const link = (values: Record<string, string | undefined>) => `<link${attributes(values)}>`;

function headOf(head: PageHead, otherMarkets: OtherMarkets): string {
  const { title, heroImage } = head;
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...withMarkets(headTags(head), head, otherMarkets).map(
      ({ name, attributes: values }) => `<${name}${attributes(values)}>`,
    ),
    heroImage
      ? link({
          rel: 'preload',
          as: 'image',
          href: heroImage.srcSet ? undefined : heroImage.src,
          imagesrcset: heroImage.srcSet,
          imagesizes: heroImage.sizes,
          fetchpriority: 'high',
        })
      : '',
  ].join('');
}

/** A style sheet as it stands in a page: it cannot end its element. */
export const styleText = (css: string): string => css.replaceAll('</', '<\\/');

const styleTag = ({ href, css }: PageStyle): string =>
  css === undefined
    ? link({ rel: 'stylesheet', href })
    : `<style${attributes({ 'data-href': href })}>${styleText(css)}</style>`;

/** Everything up to and including the opening tag of the element that React renders into. */
export function documentStart({
  head,
  otherMarkets = {},
  context,
  styles,
  fonts,
  firstScript,
  state,
}: DocumentParts): string {
  return [
    `<!doctype html><html lang="${locale.language}" data-context="${escapeHtml(context)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    headOf(head, otherMarkets),
    ...fonts.map((href) =>
      link({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: 'anonymous' }),
    ),
    ...styles.map(styleTag),
    firstScript ? `<script>${firstScript}</script>` : '',
    link({ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    link({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    link({ rel: 'manifest', href: '/site.webmanifest' }),
    `<meta name="theme-color" content="#fbf9f5"></head><body><div${attributes({ id: APP_ID, 'data-frame': state.frame, 'data-state': state.page })}>`,
  ].join('');
}

/** A script file of the page, with its integrity (`sha384-…`) where it is known. */
export interface PageScript {
  href: string;
  integrity?: string;
}

export interface DocumentEndParts {
  head: Pick<PageHead, 'jsonLd'>;
  /** What the browser starts with. */
  state: StateAddresses;
  /** The state itself, on a shopper's own page. */
  ownState?: PageState;
  mainScript: PageScript;
  hints: PageScript[];
}

const SCRIPTS_ID = 'weefsel-scripts';

/**
 * Starts the page's scripts once its main image is loaded, at the shopper's first touch, or after a while. Until then
 * links and forms work without them, and the image has the connection for itself. During a release some server may not
 * know the shell's script yet: it is requested again after growing pauses.
 */
export const START_SCRIPT = `(() => {
const scripts = document.getElementById('${SCRIPTS_ID}');
const events = ['pointerdown', 'keydown', 'focusin'];
const again = (script, wait) => script.onerror = () => wait < 20000 && setTimeout(() => {
const next = document.createElement('script');
for (const { name, value } of script.attributes) next.setAttribute(name, value);
again(next, wait * 2);
document.head.append(next);
}, wait);
const start = () => {
if (!scripts.isConnected) return;
scripts.remove();
again(scripts.content.querySelector('script'), 1000);
document.head.append(scripts.content);
};
const picture = document.querySelector('img[fetchpriority=high]');
if (!picture || picture.complete) return start();
for (const event of ['load', 'error']) picture.addEventListener(event, start, { once: true });
for (const event of events) addEventListener(event, start, { once: true, capture: true });
setTimeout(start, 2500);
})()`;

/** The rest of the document: data for search engines, and all scripts, requested in one turn. */
export function documentEnd({ head, state, ownState, mainScript, hints }: DocumentEndParts): string {
  const { jsonLd = [] } = head;
  return [
    '</div>',
    ...jsonLd.map((object) => `<script type="application/ld+json">${scriptJson(object)}</script>`),
    ownState ? `<script type="application/json" id="${OWN_STATE_ID}">${scriptJson(ownState)}</script>` : '',
    `<template id="${SCRIPTS_ID}">`,
    ...[state.frame, ...(state.page ? [state.page] : [])].map((href) =>
      link({ rel: 'preload', as: 'fetch', href, crossorigin: 'anonymous' }),
    ),
    ...hints.map(({ href, integrity }) => link({ rel: 'preload', as: 'script', href, integrity })),
    `<script${attributes({ src: mainScript.href, integrity: mainScript.integrity })} async></script></template>`,
    `<script>${START_SCRIPT}</script></body></html>`,
  ].join('');
}
