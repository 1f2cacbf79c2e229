import { Redirect } from './redirect';
import type { Shown } from './router-state';

/** Request for the page at an address. */
export interface PageRequest {
  /** Without the hash. */
  url: string;
  /** Aborted when another page is requested. */
  signal: AbortSignal;
}

/** Loads the page at an address; throws a `Redirect` when it is at another one. */
export type Load<Page> = (request: PageRequest) => Promise<Page>;

/** Outcome of loading. Undefined as soon as it is aborted, even if `load` ignores that. */
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
