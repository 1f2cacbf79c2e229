import type { CommerceClient, Criteria, Product } from '@weefsel/api-clients';
import { toSavedChoices, type SavedChoices } from './saved-choice';

/** Page size limit of the backend. */
const PAGE_SIZE = 100;
/** Products whose variants are requested together, and the page limit of each request. */
const TOGETHER = 20;
const MOST_PAGES = 10;

const variantsOf = (ids: readonly string[], page: number): Criteria => ({
  filter: [{ type: 'equalsAny', field: 'parentId', value: ids.join('|') }],
  associations: { options: { associations: { group: {} } } },
  includes: {
    product: ['id', 'parentId', 'available', 'options'],
    property_group_option: ['id', 'name', 'translated', 'position', 'group'],
    property_group: ['id', 'name', 'translated', 'displayType'],
  },
  limit: PAGE_SIZE,
  page,
  'total-count-mode': 1,
});

async function allVariants(
  { list }: CommerceClient['product'],
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<Product[]> {
  const first = await list(variantsOf(ids, 1), signal);
  const pages = Math.min(MOST_PAGES, Math.ceil(first.total / PAGE_SIZE));
  const rest = Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
    list(variantsOf(ids, index + 2), signal),
  );
  return [first, ...(await Promise.all(rest))].flatMap(({ elements }) => elements);
}

/** Requests the choices of saved products. A product without variants is its own choice. */
export async function askChoices(
  { product }: Pick<CommerceClient, 'product'>,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<SavedChoices> {
  const groups = Array.from({ length: Math.ceil(ids.length / TOGETHER) }, (_, index) =>
    ids.slice(index * TOGETHER, (index + 1) * TOGETHER),
  );
  const variants = (await Promise.all(groups.map((group) => allVariants(product, group, signal)))).flat();
  const choicesOf = (id: string) => toSavedChoices(variants.filter(({ parentId }) => parentId === id));
  return Object.fromEntries(
    ids.map((id) => {
      const choices = choicesOf(id);
      return [id, choices.length > 0 ? choices : [{ id }]];
    }),
  );
}
