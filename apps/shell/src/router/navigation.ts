import type { RedirectRules } from '@weefsel/contracts';
import {
  partsOf,
  RemoteLoadError,
  type BrowserPartSource,
  type PagePayload,
} from '@weefsel/federation/runtime';
import type { SnippetsStore } from '@weefsel/stores';
import { BuildCheck } from './build-check';
import {
  BUILD_MANIFEST,
  LATEST_BUILD,
  MANIFEST_AFTER_MS,
  type BuildManifest,
  type LatestBuild,
} from './build-files';
import type { LoadPayload } from './create-routes';
import { createPayloadLoader } from './fetch-payload';
import { keepShown } from './keep-shown';
import { savesData, watchIntent } from './link-intent';
import { PayloadPrefetch } from './payload-prefetch';
import { requestPayload, type RequestPage } from './payload-request';
import { mayReload } from './reload-guard-storage';

interface Navigation {
  load: LoadPayload;
  /** Logs what broke in a place or in the frame. The page whose code was lost on the way to it is loaded as a document, once. */
  report: (error: unknown) => void;
  /** Fetches the page at an address ahead, never for those who save data; the result takes the wish back. */
  prefetch: (href: string) => () => void;
  /** Begins to look out for new builds, and for links that a shopper is about to follow. */
  watch: () => void;
}

async function readJson<T>(path: string): Promise<T> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`[GET] "${path}": ${answer.status}`);
  return (await answer.json()) as T;
}

/** Code that did not come, or was not what had been published: browsers tell nobody else of it. */
const tellServer = (blockedURL = ''): void =>
  void navigator.sendBeacon?.(
    '/api/violations',
    JSON.stringify([{ type: 'code-not-taken', url: location.href, body: { blockedURL } }]),
  );

/**
 * Everything that brings pages to this tab after the first one, which came with the document. `profileKey` is who the
 * search service takes the shopper for, as long as that is allowed.
 */
export function createNavigation(
  source: BrowserPartSource,
  texts: Pick<SnippetsStore, 'load' | 'renew'>,
  { build: ownBuild, payload }: { build: string; payload: PagePayload },
  profileKey: () => string | undefined,
): Navigation {
  const first = location.href;
  let rules: RedirectRules = {};
  const build = new BuildCheck({
    own: ownBuild,
    readLatest: async () => (await readJson<LatestBuild>(LATEST_BUILD)).build,
  });
  const request: RequestPage = (url, signal) => requestPayload(url, signal, profileKey());
  const prefetched = new PayloadPrefetch(request, ({ found }) => {
    if (found.kind !== 'page' || source.differsFrom(found.payload.remotes)) return;
    if (source.adopt(found.payload.remotes)) void texts.renew();
    partsOf(found.payload).forEach((part) => source.preload(part));
  });
  const readManifest = () =>
    readJson<BuildManifest>(BUILD_MANIFEST).then(
      ({ redirects }) => (rules = redirects),
      (error: unknown) => console.error(error),
    );

  return {
    load: keepShown(
      createPayloadLoader({ source, texts, build, rules: () => rules, prefetched, request, mayReload }),
      { ...payload, href: location.pathname + location.search },
    ),
    report: (error) => {
      console.error(error);
      // The first page is there to be read, whatever becomes of its code; its place offers another try.
      const isFirst = location.href === first;
      if (!(error instanceof RemoteLoadError)) return;
      const { part } = error;
      tellServer(source.baseOf(part.remote));
      if (part.kind === 'page' && !isFirst && mayReload(location.pathname + location.search))
        location.reload();
    },
    prefetch: (href) => (savesData() ? () => undefined : prefetched.begin(new URL(href, location.href))),
    watch: () => {
      build.start();
      setTimeout(() => void readManifest(), MANIFEST_AFTER_MS);
      watchIntent((url) => prefetched.begin(url));
    },
  };
}
