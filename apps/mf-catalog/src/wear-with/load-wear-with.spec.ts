import { fromAny } from '@total-typescript/shoehorn';
import type { Product } from '@weefsel/api-clients';
import { variantOnWire, variantsOnWire } from '../testing/product-wire';
import { load, type WearWithClients } from './load-wear-with';

const { signal } = new AbortController();
const props = { beside: 'skirt', path: '/nl/dames/rok-1' };
const product = (id: string, kind: string): Product => ({
  ...variantOnWire({ colour: 'Blauw', size: '38', stock: 1 }),
  id,
  parentId: `${id}-parent`,
  categoryTree: [kind],
});
const look = {
  title: 'Coltrui en plooirok',
  slug: { current: 'coltrui-en-plooirok' },
  products: ['skirt', 'blouse'].map((productId) => ({ productId })),
};

function services({ looks = [look], sold = [] as Product[], variants = variantsOnWire } = {}) {
  const byIds = jest.fn(async (ids: readonly string[]) => ids.map((id) => product(id, 'tops')));
  const list = jest.fn(async () => ({ elements: variants, total: variants.length }));
  const groups = [
    { crossSelling: { position: 2 }, products: [product('other', 'tops')] },
    { crossSelling: { position: 1 }, products: sold },
  ];
  const crossSelling = jest.fn(async () => groups);
  const all = fromAny<WearWithClients, unknown>({
    commerce: { product: { byIds, list, crossSelling } },
    content: { looksWith: async () => looks, lookBySlug: async () => look },
  });
  return { byIds, list, crossSelling, all };
}

describe('the wear-with list of a product', () => {
  test('contains the other products of its look, with the sizes of the shown colour', async () => {
    const { byIds, crossSelling, all } = services();
    const worn = await load(props, all, signal);
    expect(byIds).toHaveBeenCalledWith(['blouse'], expect.anything(), signal);
    expect(crossSelling).not.toHaveBeenCalled();
    expect(worn?.looks).toEqual([{ href: '/nl/look/coltrui-en-plooirok', title: 'Coltrui en plooirok' }]);
    expect(worn?.pieces.map(({ choices }) => choices)).toEqual([
      [
        { label: '36', id: 'Blauw-36', soldOut: true },
        { label: '40', id: 'Blauw-40', soldOut: false },
        { label: '38', id: 'Blauw-38', soldOut: false },
      ],
    ]);
  });

  test('falls back without a look to the shop’s first cross-selling group, one of each kind, four at most', async () => {
    const kinds = ['tops', 'tops', 'shoes', 'bags', 'belts', 'coats'];
    const sold = kinds.map((kind, place) => product(`p${place}`, kind));
    const { all, list } = services({ looks: [], sold });
    const worn = await load(props, all, signal);
    expect(worn?.pieces.map(({ card }) => card.id)).toEqual(['p0', 'p2', 'p3', 'p4']);
    expect(worn?.looks).toEqual([]);
    expect(list).toHaveBeenCalledWith(
      expect.objectContaining({ filter: [{ type: 'equals', field: 'parentId', value: 'p0-parent' }] }),
      signal,
    );
  });

  test('falls back to cross-selling when the looks fail to load', async () => {
    const { all } = services({ sold: [product('p0', 'tops')] });
    const looksWith = () => Promise.reject(new Error('away'));
    const away = { ...all, content: { ...all.content, looksWith } };
    expect((await load(props, away, signal))?.pieces).toHaveLength(1);
  });

  test('contains the whole look, including the product, where a look is bought', async () => {
    const { byIds, all } = services();
    const worn = await load({ ...props, look: 'coltrui-en-plooirok' }, all, signal);
    expect(byIds).toHaveBeenCalledWith(['skirt', 'blouse'], expect.anything(), signal);
    expect(worn?.pieces).toHaveLength(2);
    expect(worn?.looks).toEqual([]);
  });

  test('leaves out sold-out products, and is null when none is left', async () => {
    const { all } = services({ variants: variantsOnWire.slice(0, 1) });
    expect(await load(props, all, signal)).toBeNull();
    expect(await load(props, services({ looks: [] }).all, signal)).toBeNull();
  });
});
