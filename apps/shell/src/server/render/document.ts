import { EARLY_FRAME, EARLY_ID, locale, SCRIPTS_ID, type PageHead } from '@weefsel/contracts';
import { APP_ID, OWN_STATE_ID, type PageState, type StateAddresses } from '../../boot-state';
import { CONSENT_STYLE } from '../../consent/consent-form';
import { headTags } from '../../navigation/head-tags';
import { withMarkets, type OtherMarkets } from './market-links';
import { measuresTag, type Measures } from './measures-tag';
import { attributes, escapeHtml, scriptTag, type PageFile, type PageScript } from '../http/tags';

/** Serialises JSON for a script element: it can neither end the element nor break a script line. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * A style sheet of the page. With `css` the used rules are inlined, and `href` names their sheet. Without it the sheet
 * is linked, because development servers replace linked sheets.
 */
export type PageStyle = { href?: string; css: string } | { href: string; css?: undefined };

interface DocumentParts {
  head: PageHead;
  /** The shops of other markets; absent when there are none. */
  otherMarkets?: OtherMarkets;
  context: string;
  styles: PageStyle[];
  /** True when shoppers without script get the consent question. */
  asksConsent?: boolean;
  /** Scripts in the head, in their order. */
  headScripts?: readonly string[];
  fonts: string[];
  /** Addresses of the browser's initial state. */
  state: StateAddresses;
}

const inlineScript = (script: string): string => `<script>${script}</script>`;

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

/** A style sheet for inlining: it cannot end its element. */
export const styleText = (css: string): string => css.replaceAll('</', '<\\/');

const styleTag = ({ href, css }: PageStyle): string =>
  css === undefined
    ? link({ rel: 'stylesheet', href })
    : `<style${attributes({ 'data-href': href })}>${styleText(css)}</style>`;

/**
 * Everything up to and including the opening tag of the element that React renders into.
 * React never hydrates head and body: browser extensions and tag scripts change them.
 */
export function documentStart({
  head,
  otherMarkets = {},
  context,
  styles,
  fonts,
  headScripts = [],
  asksConsent = false,
  state,
}: DocumentParts): string {
  return [
    `<!doctype html><html lang="${locale.language}" data-context="${escapeHtml(context)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    headOf(head, otherMarkets),
    // A late font would wrap some lines elsewhere and shift the page.
    ...fonts.map((href) =>
      link({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: 'anonymous' }),
    ),
    ...styles.map(styleTag),
    ...headScripts.map(inlineScript),
    asksConsent ? `<noscript>${link({ rel: 'stylesheet', href: CONSENT_STYLE })}</noscript>` : '',
    link({ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    link({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    link({ rel: 'manifest', href: '/site.webmanifest' }),
    `<meta name="theme-color" content="#fbf9f5"></head><body><div${attributes({ id: APP_ID, 'data-frame': state.frame, 'data-state': state.page })}>`,
  ].join('');
}

interface DocumentEndParts {
  head: Pick<PageHead, 'jsonLd'>;
  /** Addresses of the browser's initial state. */
  state: StateAddresses;
  /** The state itself, on a shopper's own page. */
  ownState?: PageState;
  /** Script that answers input before the code, in the document itself. */
  earlyScript?: string | undefined;
  mainScript: PageScript;
  /** Scripts that the main script waits for. */
  scriptsBefore?: readonly PageScript[] | undefined;
  /** Complete style sheets, for content that needs script. */
  sheets?: readonly PageFile[];
  /** Code to fetch first; its integrity is verified where it runs. */
  hints: readonly string[];
  /** The tracking code, when tracking is configured. */
  measures?: Measures | undefined;
  /** Delay of the page's code, in s. */
  heldSeconds?: number | undefined;
  earlyWords?: EarlyWords;
}

/** Texts of a control before its code is loaded. */
interface EarlyWords {
  busy: string;
  close: string;
  late: string;
}

/** Elements for early feedback: the status that screen readers announce, and the frame of a panel not loaded yet. */
function earlyAnswers({ busy, close, late }: EarlyWords): string {
  const wait = `${EARLY_ID}-wait`;
  const dialog = attributes({ [EARLY_FRAME]: '', 'aria-describedby': wait });
  return [
    `<p${attributes({ id: EARLY_ID, role: 'status', 'data-busy': busy, 'data-late': late })}></p>`,
    `<template${attributes({ id: EARLY_FRAME })}><dialog${dialog}><div><h2></h2><form method="dialog">`,
    `<button${attributes({ 'aria-label': close })}>×</button></form></div>`,
    `<p${attributes({ id: wait })}>${escapeHtml(busy)}</p></dialog></template>`,
  ].join('');
}

/**
 * The rest of the document: data for search engines, and all scripts. The last one starts the others in one task.
 */
export function documentEnd({
  head,
  state,
  ownState,
  earlyScript,
  mainScript,
  scriptsBefore = [],
  sheets = [],
  hints,
  measures,
  heldSeconds,
  earlyWords,
}: DocumentEndParts): string {
  const { jsonLd = [] } = head;
  return [
    '</div>',
    ...jsonLd.map((object) => `<script type="application/ld+json">${scriptJson(object)}</script>`),
    ownState ? `<script type="application/json" id="${OWN_STATE_ID}">${scriptJson(ownState)}</script>` : '',
    `<template${attributes({ id: SCRIPTS_ID, 'data-held': heldSeconds?.toString() })}>`,
    ...sheets.map(({ href, integrity }) => link({ rel: 'preload', as: 'style', href, integrity })),
    ...[state.frame, ...(state.page ? [state.page] : [])].map((href) =>
      link({ rel: 'preload', as: 'fetch', href, crossorigin: 'anonymous' }),
    ),
    // Without `rel`: WebKit's integrity policy refuses preloads of scripts.
    ...hints.map((href) => link({ as: 'script', href })),
    ...[...scriptsBefore, mainScript].map(scriptTag),
    '</template>',
    measures ? measuresTag(measures) : '',
    earlyWords ? earlyAnswers(earlyWords) : '',
    earlyScript ? inlineScript(earlyScript) : '',
    '</body></html>',
  ].join('');
}
