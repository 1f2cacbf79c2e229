import { HttpError } from '@weefsel/api-clients';
import { payloadPath, type PagePayload } from '@weefsel/federation/runtime';
import { replace } from 'react-router-dom';
import type { LoadPage } from './page-route';

const isMissing = ({ status, owner }: PagePayload): boolean => status === 503 && owner !== null;

const failureOf = ({ pathname, search }: URL): HttpError =>
  new HttpError({ method: 'GET', url: payloadPath(pathname) + search, status: 503, statusText: '' });

/**
 * Keeps the page when another view of it, e.g. with one more filter, fails to load.
 * The address goes back to the shown page, and the failure is logged.
 * @param first the page of the document
 */
export function keepShown(load: LoadPage, first: PagePayload): LoadPage {
  let shown = isMissing(first) ? undefined : first;
  let goingBack = false;

  return async (request) => {
    const url = new URL(request.url);
    const kept = shown;
    const isSame = kept?.href === url.pathname + url.search;
    const isHere = kept?.href.split('?', 1)[0] === url.pathname;
    const isBack = goingBack && isSame;
    goingBack = false;
    if (kept && isBack) return kept;

    let failure: unknown;
    try {
      const payload = await load(request);
      if (!isMissing(payload)) return (shown = payload);
      if (!kept || !isHere) return payload;
      failure = failureOf(url);
    } catch (error) {
      if (!kept || !isHere || request.signal.aborted || !(error instanceof HttpError)) throw error;
      failure = error;
    }
    console.error(failure);
    if (isSame) return kept;
    goingBack = true;
    throw replace(kept.href);
  };
}
