import { fromAny } from '@total-typescript/shoehorn';
import type { VariantOffer } from './product-page-data';
import {
  choose,
  chosenVariant,
  isColourSoldOut,
  isSoldOut,
  lengthOptions,
  missingChoice,
  otherColours,
  readSelection,
  selectionHref,
  shownOffer,
  sizeOptions,
} from './product-selection';

const offer = (
  colour: string,
  size: string,
  length: string,
  amount: number,
  inStock = true,
): VariantOffer => ({
  id: `${colour}-${size}-${length}`,
  colour,
  size,
  length,
  inStock,
  price: { kind: 'regular', amount },
});

const jeans = {
  path: '/nl/jeans-1',
  colours: ['zwart', 'wit'].map((value) => ({ name: value, value, pictures: [] })),
  sizes: ['W30', 'W31'],
  lengths: ['32', '34'],
  defaultColour: 'zwart',
  variants: [
    offer('zwart', 'W30', '32', 90),
    offer('zwart', 'W30', '34', 80),
    offer('zwart', 'W31', '32', 70, false),
    offer('wit', 'W30', '32', 60, false),
    offer('wit', 'W31', '34', 95),
  ],
};

describe('the selection of a product', () => {
  test('marks sizes and lengths that are sold out or not made in the colour [PDP-02]', () => {
    expect(sizeOptions(jeans, { colour: 'zwart' })).toEqual([
      { value: 'W30', soldOut: false, exists: true },
      { value: 'W31', soldOut: true, exists: true },
    ]);
    expect(lengthOptions(jeans, { colour: 'wit', size: 'W31' })).toEqual([
      { value: '32', soldOut: true, exists: false },
      { value: '34', soldOut: false, exists: true },
    ]);
  });

  test('reports a colour without stock as sold out, and the product when all colours are [PDP-02]', () => {
    const left = (inStock: (colour: string) => boolean) => ({
      ...jeans,
      variants: jeans.variants.map((one) => ({ ...one, inStock: inStock(one.colour) })),
    });
    const onlyWhite = left((colour) => colour === 'wit');
    expect(['zwart', 'wit'].map((colour) => isColourSoldOut(onlyWhite, colour))).toEqual([true, false]);
    expect([isSoldOut(onlyWhite), isSoldOut(left(() => false))]).toEqual([false, true]);
  });

  test('has the price of the chosen variant, or the lowest in stock before that [PDP-02]', () => {
    expect(shownOffer(jeans, { colour: 'zwart' })?.price).toEqual({
      kind: 'regular',
      amount: 80,
      from: true,
    });
    expect(shownOffer(jeans, { colour: 'wit' })?.price).toEqual({ kind: 'regular', amount: 95 });
    const chosen = { colour: 'zwart', size: 'W30', length: '32' };
    expect(shownOffer(jeans, chosen)?.price).toEqual({ kind: 'regular', amount: 90 });
  });

  test('keeps its size under a new colour, sold out or not, and drops a length not made there [PDP-02]', () => {
    const selection = { colour: 'zwart', size: 'W30', length: '32' };
    expect(choose(jeans, selection, { length: '34' })).toEqual({ ...selection, length: '34' });
    expect(choose(jeans, selection, { colour: 'wit' })).toEqual({ ...selection, colour: 'wit' });
    const wide = { colour: 'zwart', size: 'W31', length: '32' };
    expect(choose(jeans, wide, { colour: 'wit' })).toEqual({ colour: 'wit', size: 'W31' });
  });

  test('has no variant to buy before size and length are chosen [PDP-02]', () => {
    expect(missingChoice(jeans, { colour: 'zwart' })).toBe('size');
    expect(missingChoice(jeans, { colour: 'zwart', size: 'W30' })).toBe('length');
    expect(chosenVariant(jeans, { colour: 'zwart', size: 'W30' })).toBeUndefined();
    expect(chosenVariant(jeans, { colour: 'zwart', size: 'W30', length: '34' })?.id).toBe('zwart-W30-34');
  });

  test('lists the other colours in stock in the same size and length', () => {
    const wanted = { colour: 'wit', size: 'W30', length: '32' };
    expect(otherColours(jeans, wanted).map(({ value }) => value)).toEqual(['zwart']);
    expect(otherColours(jeans, { ...wanted, colour: 'zwart' })).toEqual([]);
  });

  test('is complete without a choice for a product of one size [PDP-02]', () => {
    const scarf = { ...jeans, sizes: ['One size'], lengths: [] };
    const variants = fromAny<VariantOffer[], unknown>([
      { ...offer('zwart', 'One size', '', 20), length: undefined },
    ]);
    const selection = readSelection('/nl/sjaal-1', { ...scarf, variants });
    expect(chosenVariant({ ...scarf, variants }, selection)?.size).toBe('One size');
  });

  test('is written to the address and read back from it [PDP-02]', () => {
    const selection = { colour: 'wit', size: 'W31', length: '34' };
    const href = selectionHref(jeans, selection);
    expect(href).toBe('/nl/jeans-1?kleur=wit&maat=W31&lengte=34');
    expect(readSelection(href, jeans)).toEqual(selection);
    expect(selectionHref(jeans, { colour: 'zwart' })).toBe('/nl/jeans-1');
  });

  test('ignores invalid values of an address, and keeps a sold-out choice [PDP-02]', () => {
    expect(readSelection('/nl/jeans-1?kleur=paars&maat=W99', jeans)).toEqual({ colour: 'zwart' });
    const soldOut = readSelection('/nl/jeans-1?maat=W31&lengte=32', jeans);
    expect(soldOut).toEqual({ colour: 'zwart', size: 'W31', length: '32' });
    expect(chosenVariant(jeans, soldOut)).toMatchObject({ id: 'zwart-W31-32', inStock: false });
  });
});
