import { timeoutFor } from '@weefsel/api-clients';
import { inTime, type PageRequest, type PageResult } from '@weefsel/contracts';
import { LIMIT_MS } from '../../time-limits';

/**
 * The request with an earlier deadline, for the parts of a listing. A late part is left out before the listing itself
 * is late.
 */
export const forPartsOf = (request: PageRequest): PageRequest =>
  request.answerBy === undefined ? request : { ...request, answerBy: request.answerBy - LIMIT_MS.assembly };

/** Why there are no products. */
export interface NoProducts {
  failure: unknown;
}

type Page<Data> = Promise<PageResult<Data>>;

/**
 * The page with its products; without them when the search service fails or is slow. After a slow answer the whole page
 * follows as `later`, for the next request. Rejects when the required page rejects.
 */
export async function withProductsInTime<Data>(
  withProducts: Promise<PageResult<Data> | NoProducts>,
  withoutProducts: (failure: unknown) => Page<Data>,
  request: Pick<PageRequest, 'answerBy'>,
): Page<Data> {
  const timeoutMs = timeoutFor(request, LIMIT_MS.products);
  const whole = withProducts.then((page) => ('kind' in page ? page : withoutProducts(page.failure)));
  return inTime(whole, timeoutMs, async () => {
    const page = await withoutProducts(new Error(`no answer of the search service within ${timeoutMs} ms`));
    return page.kind === 'page' ? { ...page, later: whole } : page;
  });
}
