import type { FastifyBaseLogger } from 'fastify';
import type { ContentDocument } from '../content/dataset.ts';
import {
  commerceHook,
  contentHook,
  searchHook,
  type HookRequest,
  type HookSecrets,
} from './hook-requests.ts';

/** Products that change within this time share one hook, in ms. */
const TOGETHER_MS = 100;
const TIMEOUT_MS = 5000;
/** Pauses before a failed hook is sent again, in ms. */
const PAUSES_MS = [500, 2000];

export interface HookSender {
  products: (ids: readonly string[]) => void;
  document: (document: ContentDocument) => void;
  /** Reports that the search service read its feed again. */
  feed: () => void;
}

/** Notifies a shop of changes by hooks, as each vendor does. Sends none without a URL. */
export function createHookSender(
  { hooksUrl, hookSecrets }: { hooksUrl: string; hookSecrets: HookSecrets },
  log: Pick<FastifyBaseLogger, 'warn'>,
): HookSender {
  const waiting = new Set<string>();

  const sendOnce = async ({ path, headers, body }: HookRequest): Promise<void> => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(new URL(path, hooksUrl), { method: 'POST', headers, body, signal });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The shop answered ${answer.status} to ${path}.`);
  };
  const send = async (request: HookRequest): Promise<void> => {
    for (const ms of PAUSES_MS) {
      const isTaken = await sendOnce(request).then(
        () => true,
        () => false,
      );
      if (isTaken) return;
      await new Promise((soon) => setTimeout(soon, ms).unref());
    }
    await sendOnce(request);
  };
  const tell = (request: HookRequest | Promise<HookRequest>): void => {
    if (hooksUrl === '') return;
    Promise.resolve(request)
      .then(send)
      .catch((err: unknown) => log.warn({ err }, 'A hook could not be delivered.'));
  };
  const flush = (): void => {
    const ids = [...waiting];
    waiting.clear();
    tell(commerceHook(ids, hookSecrets.commerce, Date.now()));
  };
  return {
    products: (ids) => {
      if (waiting.size === 0 && ids.length > 0) setTimeout(flush, TOGETHER_MS).unref();
      ids.forEach((id) => waiting.add(id));
    },
    document: (document) => tell(contentHook(document, hookSecrets.content, Date.now())),
    feed: () => tell(searchHook(hookSecrets.search)),
  };
}
