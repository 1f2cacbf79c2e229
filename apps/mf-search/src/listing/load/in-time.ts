import { patienceFor } from '@weefsel/api-clients';
import type { PageRequest, PageResult } from '@weefsel/contracts';

/** For how long the search service is waited for at most, in ms; less when the page has less. */
export const PATIENCE_MS = 3500;

/** What is kept of it for putting the listing together from what has come, in ms. */
const PUT_TOGETHER_MS = 300;

/**
 * The request with the time for what a listing is made of, which is less than the listing's own: what does not come, or
 * comes too late, is done without before the listing as a whole would be too late.
 */
export const forPartsOf = (request: PageRequest): PageRequest =>
  request.answerBy === undefined ? request : { ...request, answerBy: request.answerBy - PUT_TOGETHER_MS };

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
