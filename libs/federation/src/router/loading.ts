import { Redirect } from './redirect';
import type { Shown } from './router-state';

/** Asks for the page at an address. */
export interface PageRequest {
  /** Without the place on the page. */
  url: string;
  /** Another page was asked for meanwhile. */
  signal: AbortSignal;
}

/** Brings the page at an address; throws a `Redirect` when it is at another one. */
export type Load<Page> = (request: PageRequest) => Promise<Page>;

/** What loading ends in. Undefined as soon as it is aborted, whether or not `load` notices. */
export const loaded = <Page>(
  load: Load<Page>,
  request: PageRequest,
): Promise<Shown<Page> | Redirect | undefined> =>
  new Promise((resolve) => {
    request.signal.addEventListener('abort', () => resolve(undefined));
    load(request).then(
      (page) => resolve({ page }),
      (error: unknown) => resolve(error instanceof Redirect ? error : { error }),
    );
  });
