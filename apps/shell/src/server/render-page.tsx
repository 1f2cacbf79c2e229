import {
  filesOfPart,
  partKey,
  partsOf,
  withoutWaiting,
  type PagePayload,
  type RemoteRef,
} from '@weefsel/federation/runtime';
import { brokenParts, compositionOf, type Snapshot } from '@weefsel/federation/server';
import type { RootStore } from '@weefsel/stores';
import type { FastifyBaseLogger } from 'fastify';
import type { PageState, StateAddresses } from '../boot-state';
import { LENT_PARTS } from '../overlays/lent-parts';
import { DEVELOPMENT_SCRIPT } from './development';
import { documentEnd, documentStart, styleText, type PageStyle } from './document';
import { heldSeconds } from './held-seconds';
import type { OtherMarkets } from './market-links';
import { measuresOf } from './measures-tag';
import { inSpan } from './operations/spans';
import { browserPayload } from './page-payloads';
import type { ReadyFrame } from './ready-frame/ready-frames';
import { withSameParts } from './ready-frame/same-parts';
import { renderBody } from './render-body';
import { hashOf } from './security/content-policy';
import type { ShellAssets } from './shell-assets';
import type { States } from './states/states';
import { marksIn, usedStyles } from './styles/used-styles';
import type { PageFile, PageScript } from './tags';

export interface RenderOptions {
  request: Request;
  payload: PagePayload;
  stores: RootStore;
  snapshot: Snapshot;
  assets: ShellAssets;
  states: Pick<States, 'keep'>;
  frameState: string;
  /** It is a shopper's own page: its state is in the document and nowhere else. */
  isOwn?: boolean;
  /** What of the frame was made before. */
  ready?: ReadyFrame | undefined;
  log: FastifyBaseLogger;
  /** The shops of other markets; absent when there are none. */
  otherMarkets?: OtherMarkets;
  /** Longest wait for a part that is not ready, in ms. */
  patienceMs: number;
}

interface RemoteFilesOfPage {
  hints: PageScript[];
  styles: PageStyle[];
  /** The files of the styles that are text here. */
  sheets: PageFile[];
}

/** A file of a remote by its address, with its integrity where that is published. */
const fileAt = (href: string, { base, integrity: known }: RemoteRef): PageFile => {
  const integrity = known?.[href.slice(base.length)];
  return { href, ...(integrity && { integrity }) };
};

/** Scripts and style sheets of exactly the remotes on a page; parts that wait bring no script yet. */
export function remoteFiles(payload: PagePayload, snapshot: Snapshot): RemoteFilesOfPage {
  const hints = new Map<string, PageScript>();
  const styles = new Map<string, PageStyle>();
  const sheets = new Map<string, PageFile>();
  for (const part of partsOf(withoutWaiting(payload))) {
    const ref = snapshot.remotes.get(part.remote)?.ref;
    if (ref) for (const href of filesOfPart(ref, part).js) hints.set(href, fileAt(href, ref));
  }
  for (const part of partsOf(payload)) {
    const live = snapshot.remotes.get(part.remote);
    if (!live) continue;
    for (const href of filesOfPart(live.ref, part).css) {
      const css = live.css.get(href.slice(live.ref.base.length));
      if (live.ref.version === 'dev') styles.set(href, { href });
      else if (css) {
        styles.set(href, { href, css });
        sheets.set(href, fileAt(href, live.ref));
      }
    }
  }
  return { hints: [...hints.values()], styles: [...styles.values()], sheets: [...sheets.values()] };
}

/** Scripts that stand in a page itself; its Content-Security-Policy names them by their hashes. */
export const inlineScripts = ({ earlyScript }: ShellAssets): readonly string[] => [
  ...(process.env.NODE_ENV === 'development' ? [DEVELOPMENT_SCRIPT] : []),
  ...(earlyScript ? [earlyScript] : []),
];

/** Stores the state of a page, and returns its address; that of a shopper's own page is returned itself. */
function keepState(
  payload: PagePayload,
  { stores, snapshot, assets, states, frameState, isOwn, ready }: RenderOptions,
): { state: StateAddresses; ownState?: PageState } {
  const { navigation: _navigation, about: _about, ...ofPage } = stores.toJSON();
  const state: PageState = {
    composition: compositionOf(snapshot, [...partsOf(payload), ...LENT_PARTS]),
    stores: ready ? { ...ofPage, snippets: { ...ready.texts, ...ofPage.snippets } } : ofPage,
    payload: browserPayload(payload),
    build: assets.build,
  };
  if (isOwn) return { state: { frame: frameState }, ownState: state };
  return { state: { frame: frameState, page: states.keep(state, payload.href) } };
}

/** What a page that has these elements uses of its style sheets. */
function usedOf(styles: readonly PageStyle[], body: string): PageStyle[] {
  const marks = marksIn(body);
  return styles
    .map((style) => (style.css === undefined ? style : { ...style, css: usedStyles(style.css, marks) }))
    .filter(({ css }) => css !== '');
}

function documentAround(
  body: string,
  payload: PagePayload,
  options: RenderOptions,
): Pick<RenderedPage, 'html' | 'styles'> {
  const { snapshot, assets, stores, otherMarkets = {} } = options;
  const { mainScript, scriptsBefore, sheets: ownSheets = [] } = assets;
  const { head, context, owner, page } = payload;
  const { hints, styles: theirs, sheets } = remoteFiles(payload, snapshot);
  const styles = usedOf([{ css: assets.css }, ...theirs], body);
  const ownStyles = owner ? [] : (assets.pageStyles?.[page] ?? []).map((href) => ({ href }));
  const { state, ownState } = keepState(payload, options);
  const earlyWords = {
    busy: stores.snippets.text('headless.early.busy'),
    close: stores.snippets.text('headless.common.close'),
    late: stores.snippets.text('headless.early.late'),
  };
  const start = documentStart({
    head,
    otherMarkets,
    context,
    fonts: assets.fonts,
    state,
    styles: [...styles, ...ownStyles],
    headScripts: inlineScripts(assets),
    asksConsent: stores.config.tracking?.consent !== 'off',
  });
  const end = documentEnd({
    head,
    state,
    ...(ownState && { ownState }),
    mainScript,
    scriptsBefore,
    sheets: [...ownSheets, ...sheets],
    hints,
    measures: measuresOf(payload, assets, stores.config.tracking),
    heldSeconds: heldSeconds(payload),
    earlyWords,
  });
  return {
    html: Buffer.from(start + body + end),
    styles: styles.flatMap(({ css }) => (css === undefined ? [] : hashOf(styleText(css)))),
  };
}

/** A page as HTML, and what it is worth. */
export interface RenderedPage {
  html: Buffer;
  /** The styles that stand in it, as its Content-Security-Policy names them. */
  styles: readonly string[];
  status: PagePayload['status'];
  /** No part failed: it may be cached. */
  isWhole: boolean;
}

/** A page whose own part broke: 500, and not for search engines. */
const asBroken = (payload: PagePayload): PagePayload => ({
  ...payload,
  status: 500,
  head: { ...payload.head, robots: 'noindex' },
});

/** Renders a whole page. Rejects when the frame itself throws; what a part does is shown in its own place. */
export const renderPage = (options: RenderOptions): Promise<RenderedPage> =>
  inSpan('render page', { page: `${options.payload.owner ?? 'shell'}/${options.payload.page}` }, () =>
    renderNow(options),
  );

async function renderNow(options: RenderOptions): Promise<RenderedPage> {
  const { request, payload, stores, snapshot, ready, log, patienceMs } = options;
  let isWhole = true;
  const rendered = await renderBody(
    { request, payload, stores, snapshot, before: ready?.parts },
    {
      patienceMs,
      onError: (error) => {
        isWhole = false;
        log.error({ err: error, href: payload.href }, 'A part of a page could not be rendered.');
      },
    },
  );
  const body = ready ? withSameParts(rendered, ready.parts) : rendered;
  const { owner, page } = payload;
  const isBroken =
    owner !== null && brokenParts(body).has(partKey({ remote: owner, kind: 'page', name: page }));
  const shown = isBroken ? asBroken(payload) : payload;
  stores.page.show({ context: shown.context, title: shown.head.title, status: shown.status });
  return { ...documentAround(body, shown, options), status: shown.status, isWhole };
}
