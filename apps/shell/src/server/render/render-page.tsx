import { partKey, partsOf, type PagePayload } from '@weefsel/federation/runtime';
import { brokenParts, compositionOf, type Snapshot } from '@weefsel/federation/server';
import type { RootStore } from '@weefsel/stores';
import type { FastifyBaseLogger } from 'fastify';
import type { PageState, StateAddresses } from '../../boot-state';
import { LENT_PARTS } from '../../overlays/lent-parts';
import { DEVELOPMENT_SCRIPT } from '../operations/development';
import { documentEnd, documentStart, styleText, type PageStyle } from './document';
import { heldSeconds } from '../http/held-seconds';
import type { OtherMarkets } from './market-links';
import { measuresOf } from './measures-tag';
import { inSpan } from '../operations/spans';
import { browserPayload } from '../page/page-payloads';
import type { ReadyFrame } from './ready-frame/ready-frames';
import { withSameParts } from './ready-frame/same-parts';
import { remoteFiles } from './remote-files';
import { renderBody } from './render-body';
import { hashOf } from '../http/security/content-policy';
import type { ShellAssets } from './shell-assets';
import type { States } from './states/states';
import { marksIn, usedStyles, type Marks } from './used-styles';
import { utf8Bytes } from '../http/utf8-bytes';

export interface RenderOptions {
  request: Request;
  payload: PagePayload;
  stores: RootStore;
  snapshot: Snapshot;
  assets: ShellAssets;
  states: Pick<States, 'keep'>;
  frameState: string;
  /** The frame's shop data is one editor's: the document contains it, too. */
  hasOwnFrame?: boolean;
  /** A shopper's own page: its state is in the document only. */
  isOwn?: boolean;
  /** Build id for the tab; default: the shell's. */
  build?: string | undefined;
  /** The prerendered parts of the frame. */
  ready?: ReadyFrame | undefined;
  log: FastifyBaseLogger;
  /** The shops of other markets; absent when there are none. */
  otherMarkets?: OtherMarkets;
  /** Longest wait for a part that is not ready, in ms. */
  timeoutMs: number;
}

const headScripts = ({ firstPaintScript }: ShellAssets): string[] => [
  ...(process.env.NODE_ENV === 'development' ? [DEVELOPMENT_SCRIPT] : []),
  ...(firstPaintScript ? [firstPaintScript] : []),
];

/** Inline scripts of a page. Its Content-Security-Policy names them by their hashes. */
export const inlineScripts = (assets: ShellAssets): readonly string[] => [
  ...headScripts(assets),
  ...(assets.earlyScript ? [assets.earlyScript] : []),
];

/** Stores the state of a page and returns its address. The state of a shopper's own page is returned itself. */
function keepState(
  payload: PagePayload,
  options: RenderOptions,
): { state: StateAddresses; ownState?: PageState } {
  const { stores, snapshot, assets, states, frameState, isOwn, ready, build = assets.build } = options;
  const { navigation: _navigation, about, ...ofAll } = stores.toJSON();
  const ofPage = options.hasOwnFrame && isOwn ? { ...ofAll, about } : ofAll;
  const state: PageState = {
    composition: compositionOf(snapshot, [...partsOf(payload), ...LENT_PARTS]),
    stores: ready ? { ...ofPage, snippets: { ...ready.texts, ...ofPage.snippets } } : ofPage,
    payload: browserPayload(payload),
    build,
  };
  if (isOwn) return { state: { frame: frameState }, ownState: state };
  return { state: { frame: frameState, page: states.keep(state, payload.href) } };
}

/** Reduces style sheets to the rules that these marks use. */
function usedOf(styles: readonly PageStyle[], marks: Marks): PageStyle[] {
  return styles
    .map((style) => (style.css === undefined ? style : { ...style, css: usedStyles(style.css, marks) }))
    .filter(({ css }) => css !== '');
}

function documentAround(
  body: string,
  marks: Marks,
  payload: PagePayload,
  options: RenderOptions,
): Pick<RenderedPage, 'html' | 'styles'> {
  const { snapshot, assets, stores, otherMarkets = {} } = options;
  const { mainScript, scriptsBefore, sheets: ownSheets = [] } = assets;
  const { head, context, owner, page } = payload;
  const { hints, styles: theirs, sheets } = remoteFiles(payload, snapshot);
  const styles = usedOf([{ css: assets.css }, ...theirs], marks);
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
    headScripts: headScripts(assets),
    asksConsent: stores.config.tracking?.consent !== 'off',
  });
  const end = documentEnd({
    head,
    state,
    ...(ownState && { ownState }),
    earlyScript: assets.earlyScript,
    mainScript,
    scriptsBefore,
    sheets: [...ownSheets, ...sheets],
    hints,
    measures: measuresOf(payload, assets, stores.config.tracking),
    heldSeconds: heldSeconds(payload),
    earlyWords,
  });
  return {
    html: utf8Bytes(start + body + end),
    styles: styles.flatMap(({ css }) => (css === undefined ? [] : hashOf(styleText(css)))),
  };
}

/** A rendered page with its status. */
export interface RenderedPage {
  html: Buffer;
  /** Hashes of its inline styles, for its Content-Security-Policy. */
  styles: readonly string[];
  status: PagePayload['status'];
  /** No part failed: it may be cached. */
  isWhole: boolean;
}

/** A page whose own part failed: status 500, and noindex. */
const asBroken = (payload: PagePayload): PagePayload => ({
  ...payload,
  status: 500,
  head: { ...payload.head, robots: 'noindex' },
});

/** Renders a whole page. Rejects when the frame itself throws; a failed part shows in its own slot. */
export const renderPage = (options: RenderOptions): Promise<RenderedPage> =>
  inSpan('render page', { page: `${options.payload.owner ?? 'shell'}/${options.payload.page}` }, () =>
    renderNow(options),
  );

async function renderNow(options: RenderOptions): Promise<RenderedPage> {
  const { request, payload, stores, snapshot, ready, log, timeoutMs } = options;
  const errors: unknown[] = [];
  let rendered = '';
  try {
    rendered = await renderBody(
      { request, payload, stores, snapshot, before: ready?.parts },
      { timeoutMs, onError: (error) => void errors.push(error) },
    );
  } finally {
    const parts = [...brokenParts(rendered)];
    for (const err of errors)
      log.error({ err, href: payload.href, parts }, 'A part of a page could not be rendered.');
  }
  const body = ready ? withSameParts(rendered, ready.parts) : rendered;
  const ownMarks = marksIn(rendered);
  const marks = ready ? { has: (mark: string) => ownMarks.has(mark) || ready.marks.has(mark) } : ownMarks;
  const { owner, page } = payload;
  const isBroken =
    owner !== null && brokenParts(body).has(partKey({ remote: owner, kind: 'page', name: page }));
  const shown = isBroken ? asBroken(payload) : payload;
  stores.page.show({ context: shown.context, title: shown.head.title, status: shown.status });
  return {
    ...documentAround(body, marks, shown, options),
    status: shown.status,
    isWhole: errors.length === 0,
  };
}
