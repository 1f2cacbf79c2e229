import type { Clients } from '@weefsel/api-clients';
import { isProductId, paths, type PageRequest, type PageResult } from '@weefsel/contracts';
import { CARD_FIELDS, toProductCard } from '@weefsel/product';
import type { ReviewPageData } from '../review-page-data';
import { loadWriting } from './load-writing';

/** Query parameter with the id of the reviewed product. */
const PRODUCT_PARAMETER = 'product';

/** Product id in the page's address; undefined when it names none. */
export function productIn({ searchParams }: URL): string | undefined {
  const id = searchParams.get(PRODUCT_PARAMETER) ?? '';
  return isProductId(id) ? id : undefined;
}

type Asked = Pick<PageRequest, 'url' | 'text' | 'signal'>;

/** Data for an unknown product. The path itself is fixed, so this is not a 404. */
const UNKNOWN: ReviewPageData = {
  id: '',
  name: '',
  brand: '',
  href: paths.home.to(),
  writing: { state: 'unknown' },
};

async function dataOf({ url, signal }: Asked, commerce: Clients['commerce']): Promise<ReviewPageData> {
  const id = productIn(url);
  const [product] = id ? await commerce.product.byIds([id], CARD_FIELDS, signal) : [];
  if (!id || !product) return UNKNOWN;
  const { name, brand, href, image } = toProductCard(product);
  const writing = await loadWriting(commerce, id, signal);
  return { id, name, brand, href, ...(image && { image }), writing };
}

/** Loads the page for reviewing a bought product. */
export async function load(
  request: Asked,
  { commerce }: Pick<Clients, 'commerce'>,
): Promise<PageResult<ReviewPageData>> {
  const data = await dataOf(request, commerce);
  return {
    kind: 'page',
    data,
    head: { title: `${request.text('headless.ownReview.title')} | Weefsel`, robots: 'noindex' },
    context: 'general',
    ...(data.writing.state === 'failed' && { missing: 'all' }),
  };
}
