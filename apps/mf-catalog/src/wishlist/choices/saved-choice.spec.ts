import type { Product } from '@weefsel/api-clients';
import { variantOnWire } from '../../testing/product-wire';
import { toSavedChoices } from './saved-choice';

/** A variant with its size at a position of the size group. */
function at(position: number, size: '36' | '38' | '40', stock = 1): Product {
  const variant = variantOnWire({ colour: 'Blauw', size, stock });
  return {
    ...variant,
    options: (variant.options ?? []).map((option) =>
      option.id.startsWith('Maat') ? { ...option, position } : option,
    ),
  };
}

describe('the choices of a saved product', () => {
  test('are its sizes in the order of the shop, with the sold-out ones marked', () => {
    expect(toSavedChoices([at(3, '40'), at(1, '36', 0), at(2, '38')])).toEqual([
      { id: 'Blauw-36', size: '36', soldOut: true },
      { id: 'Blauw-38', size: '38' },
      { id: 'Blauw-40', size: '40' },
    ]);
  });

  test('name the colours where there are several, with the sizes of each together', () => {
    const other = { ...variantOnWire({ colour: 'Donkerblauw', size: '38', stock: 1 }) };
    const choices = toSavedChoices([at(2, '38'), other, at(1, '36')]);
    expect(choices.map(({ colour, size }) => `${colour} ${size}`)).toEqual([
      'Blauw 36',
      'Blauw 38',
      'Donkerblauw 38',
    ]);
  });

  test('are one without a name where there is nothing to choose', () => {
    expect(toSavedChoices([{ ...at(1, '36'), options: [] }])).toEqual([{ id: 'Blauw-36' }]);
  });
});
