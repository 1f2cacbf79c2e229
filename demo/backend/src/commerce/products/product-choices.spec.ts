import type { Variant } from '../../catalogue/types.ts';
import { optionIdsOf } from '../shapes/option-shape.ts';
import { at, catalogue, openTestShop, refusal, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;

beforeAll(() => {
  shop = openTestShop();
});

afterAll(() => shop.close());

const isThere = ({ initialStock }: Variant) => initialStock > 0;
const product = at(
  catalogue.products.filter((one) => {
    const variants = catalogue.variantsOf(one);
    return one.colours.length > 1 && variants.some(isThere) && !variants.every(isThere);
  }),
  0,
);
const variants = catalogue.variantsOf(product);
const optionNames = ({ colour, size }: Variant) => [colour.name, size];

interface Option {
  id: string;
  groupId: string;
  name: string;
  combinable: boolean;
  configuratorSetting: { selected: boolean };
}

describe('the choices of a product [API-03]', () => {
  test('are combinable exactly when a variant with the other chosen options is in stock', async () => {
    for (const shown of variants.filter(isThere).slice(0, 6)) {
      const { json } = await shop.call('POST', `/product/${shown.id}`);
      const options: Option[] = json.configurator.flatMap((group: { options: Option[] }) => group.options);
      const selected = options.filter(({ configuratorSetting }) => configuratorSetting.selected);
      expect(selected.map(({ name }) => name).slice(0, 2)).toEqual(optionNames(shown));
      for (const option of options) {
        const others = selected.filter(({ groupId }) => groupId !== option.groupId).map(({ id }) => id);
        const exists = variants.some(
          (variant) =>
            isThere(variant) && [option.id, ...others].every((id) => optionIdsOf(variant).includes(id)),
        );
        expect([shown.number, option.name, option.combinable]).toEqual([shown.number, option.name, exists]);
      }
    }
  });

  test('are left out when the client skips them', async () => {
    const { json } = await shop.call('POST', `/product/${product.id}?skipConfigurator=true&skipCmsPage=true`);
    expect(json).toMatchObject({ configurator: null, product: { cmsPage: null } });
  });
});

describe('finding the variant of a choice', () => {
  const find = (body: object, id = product.id) => shop.call('POST', `/product/${id}/find-variant`, { body });
  const wanted = at(variants, variants.length - 1);

  test('takes options as a list or by group, in the body or in the address', async () => {
    const ids = optionIdsOf(wanted);
    const query = new URLSearchParams(ids.map((id) => ['options[]', id])).toString();
    const answers = [
      await find({ options: ids }),
      await find({ options: { colour: ids[0], size: ids[1], length: ids[2] ?? ids[1] } }),
      await shop.call('GET', `/product/${product.id}/find-variant?${query}`),
    ];
    for (const { status, json } of answers)
      expect([status, json.variantId, json.options]).toEqual([200, wanted.id, ids]);
  });

  test('gives up the earlier choice, keeps the last one, and prefers a variant in stock', async () => {
    const [colour = '', size = ''] = optionIdsOf(wanted);
    const options = { colour, size: 'f'.repeat(32) };
    const kept = await find({ options, switchedGroup: 'colour' });
    expect(kept.json.options).toContain(colour);
    const found = variants.find(({ id }) => id === kept.json.variantId);
    const sameColour = variants.filter((variant) => variant.colour === wanted.colour);
    expect(found && isThere(found)).toBe(sameColour.some(isThere));
    const other = await find({ options: { colour: 'f'.repeat(32), size }, switchedGroup: 'size' });
    expect(other.json.options).toContain(size);
  });

  test('returns 404 when no variant has the last option, and 400 for an invalid option', async () => {
    expect(refusal(await find({ options: { colour: 'f'.repeat(32) }, switchedGroup: 'colour' }))).toEqual([
      404,
      'CONTENT__PRODUCT_VARIANT_NOT_FOUND',
    ]);
    expect(refusal(await find({ options: [5] }))).toEqual([400, 'PRODUCT_INVALID_OPTIONS_PARAMETER']);
    expect(refusal(await find({ options: [] }, 'e'.repeat(32)))).toEqual([404, 'CONTENT__PRODUCT_NOT_FOUND']);
  });
});
