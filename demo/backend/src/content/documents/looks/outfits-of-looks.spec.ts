import { outfitSvg } from '@weefsel/drawings';
import { createCatalogue } from '../../../catalogue/create-catalogue.ts';
import { mediaPicture } from '../../../catalogue/media.ts';
import { createProductChooser } from './choose-product.ts';
import { toLook } from './look.ts';
import { outfitsOfLooks } from './outfits-of-looks.ts';
import { lookDrafts } from './read-looks.ts';

const catalogue = createCatalogue({ seed: 2026, products: 3000, dress: outfitsOfLooks });
const worn = catalogue.products.filter((product) => catalogue.outfitOf(product));
const choose = createProductChooser(catalogue);
const offers = lookDrafts().map((draft) => toLook(draft, choose).products.map(({ productId }) => productId));

test('every product that a look offers is shown in one, and no other', () => {
  const offered = new Set(offers.filter((ids) => ids.length > 1).flat());
  expect(new Set(worn.map(({ id }) => id))).toEqual(offered);
  expect(worn.length).toBeGreaterThan(100);
});

test('on its picture are the very products of one look, as they are made and in the colour of their pictures', () => {
  const looks = offers.map((ids) =>
    ids.flatMap((id) => {
      const product = catalogue.productById(id)?.product;
      return product ? [{ ...product.made, colour: product.colours[0]?.hex }] : [];
    }),
  );
  for (const product of worn) {
    const pieces = catalogue.outfitOf(product)?.picture.pieces ?? [];
    expect(looks).toContainEqual(pieces);
    expect(pieces).toContainEqual({ ...product.made, colour: product.colours[0]?.hex });
  }
});

test('it is the second picture of the colour that is worn, and of no other colour', () => {
  const product = worn.find(({ colours }) => colours.length > 1);
  const pictures = (ids: readonly string[]) => ids.map((id) => mediaPicture(catalogue, id));
  const isOutfit = (picture: ReturnType<typeof mediaPicture>) => picture !== undefined && 'pieces' in picture;
  expect(
    pictures(product?.mediaIds ?? [])
      .map(isOutfit)
      .indexOf(true),
  ).toBe(1);
  const other = product && catalogue.variantsOf(product).at(-1);
  expect(other?.colour).not.toBe(product?.colours[0]);
  expect(pictures(other?.mediaIds ?? []).some(isOutfit)).toBe(false);
});

test('a picture as tall as those of products has the whole look on it', () => {
  const [product] = worn;
  const picture = product && catalogue.outfitOf(product)?.picture;
  const svg = picture ? outfitSvg(picture) : '';
  expect(svg).toContain('viewBox="0 0 556 1000"');
  const places = [...svg.matchAll(/<g transform="translate\((-?[\d.]+) (-?[\d.]+)\) rotate/g)];
  expect(places).toHaveLength(picture?.pieces.length ?? NaN);
  for (const [, x, y] of places) {
    expect(Number(x)).toBeGreaterThan(40);
    expect(Number(x)).toBeLessThan(516);
    expect(Number(y)).toBeGreaterThan(80);
    expect(Number(y)).toBeLessThan(800);
  }
});
