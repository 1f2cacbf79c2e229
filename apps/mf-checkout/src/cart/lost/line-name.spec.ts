import { storesInTest } from '../../testing/stores-for';
import { lineName, lineWithPieces } from './line-name';

const { snippets } = storesInTest();
const trui = { id: 't', name: 'Wollen trui', quantity: 1, options: [] };
const options = [
  { group: 'Kleur', option: 'Blauw' },
  { group: 'Maat', option: 'M' },
];

describe('the name of a line', () => {
  test('is the product name with the chosen options [CRT-02]', () => {
    expect(lineName(trui, snippets)).toBe('Wollen trui');
    expect(lineName({ ...trui, options }, snippets)).toBe('Wollen trui (Blauw, M)');
  });

  test('is the code when the line is a discount [CRT-02]', () => {
    expect(lineName({ ...trui, options, code: 'LENTE' }, snippets)).toBe('Kortingscode LENTE');
  });

  test('includes the quantity when that was more than one [CRT-02]', () => {
    expect(lineWithPieces(trui, snippets)).toBe('Wollen trui');
    expect(lineWithPieces({ ...trui, quantity: 2, options }, snippets)).toBe('2 × Wollen trui (Blauw, M)');
  });
});
