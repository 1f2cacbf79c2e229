import { followRules, type RedirectRules } from '@weefsel/contracts';
import { partsOf, type BrowserPartSource, type PagePayload } from '@weefsel/federation/runtime';
import type { SnippetsStore } from '@weefsel/stores';
import { redirect } from 'react-router-dom';
import type { LoadPage } from './page-route';
import type { PayloadPrefetch } from './payload-prefetch';
import type { RequestPage } from './payload-request';

/** Longest wait of a navigation for a page's code after its data, in ms. Its slot then shows a message. */
const CODE_WAIT_MS = 1000;

interface NavigationOptions {
  source: BrowserPartSource;
  texts: Pick<SnippetsStore, 'load' | 'renew'>;
  build: { own: string; readonly isOutdated: boolean };
  /** Redirects that came with the release. */
  rules: () => RedirectRules;
  prefetched: Pick<PayloadPrefetch, 'take'>;
  request: RequestPage;
  /** Navigates to another document; replaced in tests. */
  leave?: (href: string) => void;
  /** True when a path whose code was lost may be reloaded. */
  mayReload: (path: string) => boolean;
}

/**
 * Loads the code of a page's parts, with a time limit. Failures are left to the slots.
 * Returns `lost` when the page's own code failed.
 */
export async function prepareParts(
  payload: PagePayload,
  source: BrowserPartSource,
  waitMs: number,
): Promise<'lost' | 'on its way'> {
  let lost = false;
  const parts = partsOf(payload).filter((part) => !source.isDown(part));
  const loads = Promise.all(
    parts.map((part) => source.load(part).catch(() => (lost ||= part.kind === 'page'))),
  );
  await Promise.race([loads, new Promise((resolve) => setTimeout(resolve, waitMs))]);
  return lost ? 'lost' : 'on its way';
}

/** Fetches a page's payload from the shop's server. */
export function createPayloadLoader({
  source,
  texts,
  build,
  rules,
  prefetched,
  request: requestPage,
  mayReload,
  leave = (href) => location.assign(href),
}: NavigationOptions): LoadPage {
  let shown = location.pathname + location.search;
  /** Never resolves: the navigation ends in another document. */
  const leaveTo = (href: string): Promise<never> => {
    leave(href);
    return new Promise(() => undefined);
  };
  /** Targets of redirects since the last page. */
  const followed = new Set<string>();
  /** Redirects inside the shop. A circle ends in another document: browsers stop there. */
  const moveTo = (to: string, from: URL): Promise<never> => {
    const { href } = new URL(to, from);
    if (href === from.href || followed.has(href)) return leaveTo(href);
    followed.add(href);
    throw redirect(to);
  };

  return async (request) => {
    const url = new URL(request.url);
    const path = url.pathname + url.search;
    const isNavigation = path !== shown;
    if (isNavigation && build.isOutdated) return leaveTo(url.href);
    const moved = followRules(rules(), url);
    if (moved?.to.startsWith('/')) return moveTo(moved.to, url);
    if (moved) return leaveTo(moved.to);

    // The first page brought only its own texts; the next one may show any.
    const allTexts = texts.load();
    const answer = (await prefetched.take(url)) ?? (await requestPage(url, request.signal));
    const { found } = answer;
    if (found.kind === 'redirect') {
      if (new URL(found.to, url).origin !== url.origin) return leaveTo(found.to);
      return moveTo(found.to, url);
    }
    // Something was released in the meantime: a new document loads it, this one keeps its versions.
    const isNewBuild = isNavigation && answer.build !== null && answer.build !== build.own;
    if (isNewBuild || source.differsFrom(found.payload.remotes)) return leaveTo(url.href);
    // The texts of a remote new to this tab may be missing from the list.
    const texted = source.adopt(found.payload.remotes) ? texts.renew() : allTexts;
    const [code] = await Promise.all([prepareParts(found.payload, source, CODE_WAIT_MS), texted]);
    if (isNavigation && code === 'lost' && mayReload(path)) return leaveTo(url.href);
    shown = path;
    followed.clear();
    // The payload only has the parameters that the page reads; the address keeps the others.
    return { ...found.payload, href: path };
  };
}
