import { heldIfLeft, type RedirectRules } from '@weefsel/contracts';
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
import { createPayloadLoader } from './fetch-payload';
import { keepShown } from './keep-shown';
import { savesData, watchIntent } from './link-intent';
import { PayloadPrefetch } from './payload-prefetch';
import { requestPayload, type RequestPage } from './payload-request';
import { mayReload } from './reload-guard-storage';

/** Longest wait for a file of the build, in ms. */
const FILE_LIMIT_MS = 10_000;

async function readJson<T>(path: string): Promise<T> {
  const signal = AbortSignal.timeout(FILE_LIMIT_MS);
  try {
    const answer = await fetch(path, { signal });
    if (!answer.ok) throw new Error(`[GET] "${path}": ${answer.status}`);
    return (await answer.json()) as T;
  } catch (error) {
    await heldIfLeft(signal);
    throw error;
  }
}

/** Reports code that failed to load, or failed its integrity check. Browsers report that nowhere else. */
const tellServer = (blockedURL = ''): void =>
  void navigator.sendBeacon?.(
    '/api/violations',
    JSON.stringify([{ type: 'code-not-taken', url: location.href, body: { blockedURL } }]),
  );

/**
 * Loads all pages after the first one, which came with the document.
 * `profileKey` returns the shopper's profile in the search service, while allowed.
 */
export function createNavigation(
  source: BrowserPartSource,
  texts: Pick<SnippetsStore, 'load' | 'renew'>,
  { build: ownBuild, payload }: { build: string; payload: PagePayload },
  profileKey: () => string | undefined,
) {
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
    /** Logs an error of a slot or the frame. A page whose code was lost is reloaded as a document, once. */
    report: (error: unknown): void => {
      console.error(error);
      if (!(error instanceof RemoteLoadError)) return;
      const { part } = error;
      tellServer(source.baseOf(part.remote));
      // The first page is readable even without its code; its slot offers a retry.
      const isFirst = location.href === first;
      if (part.kind === 'page' && !isFirst && mayReload(location.pathname + location.search))
        location.reload();
    },
    /** Prefetches the page at an address, unless the browser saves data. The returned function cancels it. */
    prefetch: (href: string) =>
      savesData() ? () => undefined : prefetched.begin(new URL(href, location.href)),
    /** Starts watching for new builds, and for links that a shopper is about to follow. */
    watch: (): void => {
      build.start();
      setTimeout(() => void readManifest(), MANIFEST_AFTER_MS);
      watchIntent((url) => prefetched.begin(url));
    },
  };
}
