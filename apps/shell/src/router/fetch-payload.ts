import type { BrowserPartSource, PagePayload, PartId, PayloadAnswer } from '@weefsel/federation/runtime';
import { payloadPath } from '@weefsel/federation/runtime';
import type { SnippetsStore } from '@weefsel/stores';
import { redirect } from 'react-router-dom';

/** Longest time that a navigation waits for a page's code once its data is here, in ms; then its place says so. */
const CODE_WAIT_MS = 1000;

const partsOf = ({ owner, page, fragments }: PagePayload): PartId[] => [
  ...(owner ? [{ remote: owner, kind: 'page' as const, name: page }] : []),
  ...Object.values(fragments).map(({ remote, name }) => ({ remote, kind: 'fragment' as const, name })),
];

/** Leaves to another document; the navigation that asked for it never ends in this one. */
function leaveTo(href: string): Promise<never> {
  location.assign(href);
  return new Promise(() => undefined);
}

/** Loads the code of a page's parts as far as it is quick; failures are for the places to show. */
export async function prepareParts(
  payload: PagePayload,
  source: BrowserPartSource,
  waitMs: number,
): Promise<void> {
  const parts = partsOf(payload).filter((part) => !source.isDown(part));
  const loads = Promise.allSettled(parts.map((part) => source.load(part)));
  await Promise.race([loads, new Promise((resolve) => setTimeout(resolve, waitMs))]);
}

/** Fetches what a page consists of from the shop's own server: its data, never its HTML. */
export function createPayloadLoader(
  source: BrowserPartSource,
  texts: Pick<SnippetsStore, 'load'>,
): (request: Request) => Promise<PagePayload> {
  return async (request) => {
    const url = new URL(request.url);
    // The first page brought only its own texts; the next one may show any.
    const allTexts = texts.load();
    const answer = await fetch(payloadPath(url.pathname) + url.search, { signal: request.signal });
    if (!answer.headers.get('content-type')?.includes('json')) {
      throw new Error(`GET ${url.pathname} answered ${answer.status} without a payload.`);
    }
    const found = (await answer.json()) as PayloadAnswer;
    if (found.kind === 'redirect') {
      if (new URL(found.to, url).origin !== url.origin) return leaveTo(found.to);
      throw redirect(found.to);
    }
    // A remote was released meanwhile: a new document takes the new version, this one keeps the old.
    if (source.differsFrom(found.payload.remotes)) return leaveTo(url.href);
    source.adopt(found.payload.remotes);
    await Promise.all([prepareParts(found.payload, source, CODE_WAIT_MS), allTexts]);
    return found.payload;
  };
}
