import { patienceFor } from '@weefsel/api-clients';
import type { PageRequest, PageResult } from '@weefsel/contracts';

/** Timeout for the search service, in ms; less when the page has less. */
export const PATIENCE_MS = 3500;

/** Time reserved for assembling the listing, in ms. */
const PUT_TOGETHER_MS = 300;

/**
 * The request with an earlier deadline, for the parts of a listing. A late part is left out before the listing itself
 * is late.
 */
export const forPartsOf = (request: PageRequest): PageRequest =>
  request.answerBy === undefined ? request : { ...request, answerBy: request.answerBy - PUT_TOGETHER_MS };

/** Why there are no products. */
export interface NoProducts {
  failure: unknown;
}

type Page<Data> = Promise<PageResult<Data>>;

/** Result of the work, or of `instead` when it takes longer than `ms`. */
export async function orAfter<T>(work: Promise<T>, ms: number, instead: () => T | Promise<T>): Promise<T> {
  const tooLate = Symbol('too late');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<typeof tooLate>((resolve) => {
    timer = setTimeout(() => resolve(tooLate), ms);
  });
  const first = await Promise.race([work, over]).finally(() => clearTimeout(timer));
  return first === tooLate ? instead() : first;
}

/**
 * The page with its products; without them when the search service fails or is slow. After a slow answer the whole page
 * follows as `later`, for the next request. Rejects when the required page rejects.
 */
export async function inTime<Data>(
  withProducts: Promise<PageResult<Data> | NoProducts>,
  withoutProducts: (failure: unknown) => Page<Data>,
  request: Pick<PageRequest, 'answerBy'>,
): Page<Data> {
  const patienceMs = patienceFor(request, PATIENCE_MS);
  const whole = withProducts.then((page) => ('kind' in page ? page : withoutProducts(page.failure)));
  return orAfter(whole, patienceMs, async () => {
    whole.catch(() => undefined);
    const page = await withoutProducts(new Error(`no answer of the search service within ${patienceMs} ms`));
    return page.kind === 'page' ? { ...page, later: whole } : page;
  });
}
