import type { PagePayload, Places } from '@weefsel/federation/runtime';
import { filesOfPart, partsOf, withoutWaiting } from '@weefsel/federation/runtime';
import type { Snapshot } from '@weefsel/federation/server';
import { compositionOf, SnapshotPartSource } from '@weefsel/federation/server';
import type { RootStore } from '@weefsel/stores';
import type { FastifyBaseLogger } from 'fastify';
import { PassThrough, Transform } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from '../app';
import type { BootState } from '../boot-state';
import { LENT_PARTS } from '../overlays/lent-parts';
import { PlaceMessage } from '../places/place-message';
import { createRoutes } from '../router/create-routes';
import { browserPayload } from './browser-payload';
import { DEVELOPMENT_SCRIPT } from './development';
import type { PageScript, PageStyle } from './document';
import { documentEnd, documentStart, START_SCRIPT } from './document';
import type { ShellAssets } from './shell-assets';

export interface RenderOptions {
  request: Request;
  payload: PagePayload;
  stores: RootStore;
  snapshot: Snapshot;
  assets: ShellAssets;
  log: FastifyBaseLogger;
  /** Gets the whole page once it has been sent, unless a part of it could not be rendered. */
  keep: (html: Buffer) => void;
}

// React would otherwise move large parts of a page into hidden elements that only a script reveals.
const NEVER_OUTLINE = 4_000_000;

/**
 * Scripts and style sheets of the remotes on a page: exactly these, so that the browser asks for all in one turn. Parts
 * that wait are only seen, so far.
 */
export function remoteFiles(
  payload: PagePayload,
  snapshot: Snapshot,
): { hints: PageScript[]; styles: PageStyle[] } {
  const hints = new Map<string, PageScript>();
  const styles = new Map<string, PageStyle>();
  for (const part of partsOf(withoutWaiting(payload))) {
    const ref = snapshot.remotes.get(part.remote)?.ref;
    for (const href of ref ? filesOfPart(ref, part).js : []) {
      const integrity = ref?.integrity?.[href.slice(ref.base.length)];
      hints.set(href, { href, ...(integrity && { integrity }) });
    }
  }
  for (const part of partsOf(payload)) {
    const live = snapshot.remotes.get(part.remote);
    if (!live) continue;
    for (const href of filesOfPart(live.ref, part).css) {
      const css = live.css.get(href.slice(live.ref.base.length));
      if (live.ref.version === 'dev') styles.set(href, { href });
      else if (css) styles.set(href, { href, css });
    }
  }
  return { hints: [...hints.values()], styles: [...styles.values()] };
}

/** Scripts that stand in a page itself; its Content-Security-Policy names them by their hashes. */
export const inlineScripts: readonly string[] = [
  START_SCRIPT,
  ...(process.env.NODE_ENV === 'development' ? [DEVELOPMENT_SCRIPT] : []),
];

/** Renders a page as a stream of HTML: head first, then the body as React produces it, then state and scripts. Rejects when the frame itself throws: nothing has been sent then. */
export async function renderPage(options: RenderOptions): Promise<NodeJS.ReadableStream> {
  const { request, payload, stores, snapshot, assets, log, keep } = options;
  const handler = createStaticHandler(createRoutes(() => Promise.resolve(payload)));
  const context = await handler.query(request);
  if (context instanceof Response)
    throw new Error(`Rendering ${payload.href} ended in an unexpected redirect.`);
  const places: Places = {
    source: new SnapshotPartSource(snapshot),
    Message: PlaceMessage,
    refresh: () => Promise.resolve(),
    prefetch: () => () => undefined,
    reload: () => undefined,
    report: () => undefined,
  };
  const { hints, styles } = remoteFiles(payload, snapshot);
  const ownStyles = payload.owner ? [] : (assets.pageStyles?.[payload.page] ?? []).map((href) => ({ href }));
  let broken = false;
  const chunks: Buffer[] = [];
  const out = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done(null, chunk);
    },
    flush: (done) => {
      if (!broken) keep(Buffer.concat(chunks));
      done();
    },
  });
  const finish = () => {
    const state: BootState = {
      config: stores.config,
      composition: compositionOf(snapshot, [...partsOf(payload), ...LENT_PARTS]),
      stores: stores.toJSON(),
      payload: browserPayload(payload),
      build: assets.build,
    };
    out.end(documentEnd({ head: payload.head, state, mainScript: assets.mainScript, hints }));
  };
  const body = new PassThrough();
  body.on('data', (chunk) => out.write(chunk));
  body.on('end', finish);
  body.on('error', (error) => out.destroy(error));
  const { promise: shellReady, resolve, reject } = Promise.withResolvers<void>();
  const stream = renderToPipeableStream(
    <App stores={stores} places={places}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
    {
      progressiveChunkSize: NEVER_OUTLINE,
      onShellReady: () => {
        out.write(
          documentStart({
            head: payload.head,
            context: payload.context,
            fonts: assets.fonts,
            styles: [{ css: assets.css }, ...ownStyles, ...styles],
            ...(process.env.NODE_ENV === 'development' && { firstScript: DEVELOPMENT_SCRIPT }),
          }),
        );
        stream.pipe(body);
        resolve();
      },
      onShellError: reject,
      onError: (error) => {
        broken = true;
        log.error({ err: error, href: payload.href }, 'A part of a page could not be rendered.');
      },
    },
  );
  await shellReady;
  return out;
}
