import type { PageResult } from '@weefsel/contracts';

/** For how long the search service is waited for, in ms; a second less than the shell waits for a page. */
export const PATIENCE_MS = 3000;

/** Why there are no products. */
export interface NoProducts {
  failure: unknown;
}

type Page<Data> = Promise<PageResult<Data>>;

/**
 * The page with its products. When the search service fails there is the page without them; so there is when it is too
 * slow, and the whole page follows for those who ask next. Rejects as either of them does.
 */
export async function inTime<Data>(
  withProducts: Promise<PageResult<Data> | NoProducts>,
  withoutProducts: (failure: unknown) => Page<Data>,
): Page<Data> {
  const whole = withProducts.then((page) => ('kind' in page ? page : withoutProducts(page.failure)));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
  const page = await Promise.race([whole, tooLong]).finally(() => clearTimeout(timer));
  if (page) return page;
  whole.catch(() => undefined);
  const instead = await withoutProducts(
    new Error(`no answer of the search service within ${PATIENCE_MS} ms`),
  );
  return instead.kind === 'page' ? { ...instead, later: whole } : instead;
}
