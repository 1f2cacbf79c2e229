import { patienceFor } from '@weefsel/api-clients';
import type { PageRequest, PageResult } from '@weefsel/contracts';

/** For how long the search service is waited for at most, in ms; less when the page has less. */
export const PATIENCE_MS = 3500;

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
  request: Pick<PageRequest, 'answerBy'>,
): Page<Data> {
  const patienceMs = patienceFor(request, PATIENCE_MS);
  const whole = withProducts.then((page) => ('kind' in page ? page : withoutProducts(page.failure)));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patienceMs);
  });
  const page = await Promise.race([whole, tooLong]).finally(() => clearTimeout(timer));
  if (page) return page;
  whole.catch(() => undefined);
  const instead = await withoutProducts(new Error(`no answer of the search service within ${patienceMs} ms`));
  return instead.kind === 'page' ? { ...instead, later: whole } : instead;
}
