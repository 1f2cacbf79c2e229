import { createCommerceClient, noTokenStorage, type Product } from '@weefsel/api-clients';
import type { CopiedLine } from '@weefsel/stores';
import { closestTo, otherChoices } from './other-choices';

const variant = (id: string, chosen: Record<string, string>, more: Partial<Product> = {}): Product => ({
  ...{ id, translated: {}, available: true, calculatedPrice: { unitPrice: 20, quantity: 1, totalPrice: 20 } },
  options: Object.entries(chosen).map(([group, name]) => ({
    id: name,
    name,
    group: { id: group, name: group },
  })),
  ...more,
});
const line: CopiedLine = {
  ...{ id: 'blauw-m', name: 'Trui', quantity: 1, parentId: 'trui' },
  options: [
    { group: 'Kleur', option: 'Blauw' },
    { group: 'Maat', option: 'M' },
  ],
};
const blue = (id: string, Maat: string, more?: Partial<Product>) =>
  variant(id, { Kleur: 'Blauw', Maat }, more);

/** A commerce client that gets this response to every call. */
const commerce = (status: number, body: object, asked: string[] = []) =>
  createCommerceClient({
    ...{ endpoint: 'http://commerce.test/store-api', accessToken: 'SW', tokens: noTokenStorage },
    transport: async ({ body: sent }) => {
      asked.push(sent ?? '');
      return { status, statusText: '', headers: {}, text: JSON.stringify(body) };
    },
  });

describe('the alternatives to a sold-out line', () => {
  test('are its other available sizes in the same colour [CRT-02]', () => {
    const variants = [
      blue('blauw-m', 'M'),
      blue('blauw-l', 'L'),
      blue('blauw-xl', 'XL', { available: false }),
      variant('rood-m', { Kleur: 'Rood', Maat: 'M' }),
      variant('rood-l', { Kleur: 'Rood', Maat: 'L' }),
      variant('zonder', {}),
    ];
    const options = [line.options[0], { group: 'Maat', option: 'L' }];
    expect(closestTo(line, variants)).toEqual([{ id: 'blauw-l', label: 'L', options }]);
  });

  test('are other colours in its size when this colour has no other size [CRT-02]', () => {
    const variants = [
      variant('rood-m', { Kleur: 'Rood', Maat: 'M' }),
      variant('rood-l', { Kleur: 'Rood', Maat: 'L' }),
    ];
    expect(closestTo(line, variants)).toEqual([
      { id: 'rood-m', label: 'Rood', options: [{ group: 'Kleur', option: 'Rood' }, line.options[1]] },
    ]);
  });

  test('have the names in the shopper’s language, else the plain ones [CRT-02]', () => {
    const translated = (name: string) => ({ id: name, name: `${name}*`, translated: { name } });
    const options = [
      { ...translated('Blauw'), group: translated('Kleur') },
      { id: 'xs', name: 'XS', translated: { name: null }, group: { id: 'm', name: 'Maat' } },
    ];
    expect(closestTo(line, [{ ...blue('blauw-xs', 'XS'), options }])).toMatchObject([
      { id: 'blauw-xs', label: 'XS' },
    ]);
  });

  test('are not those without options, without names, or equal to the line [CRT-02]', () => {
    const { options: _none, ...bare } = blue('kaal', 'L');
    const nameless = [{ id: 'x' }, { id: 'y', name: 'M', group: { id: 'm', name: 'Maat' } }];
    const variants = [bare, { ...bare, options: null }, { ...bare, options: nameless }, blue('dubbel', 'M')];
    expect(closestTo(line, variants)).toEqual([]);
  });

  test('may be of unknown availability, and never the line itself [CRT-02]', () => {
    const { available: _unknown, ...unsure } = blue('blauw-l', 'L');
    expect(closestTo(line, [unsure, blue('blauw-m', 'S')]).map(({ id }) => id)).toEqual(['blauw-l']);
  });

  test('are requested by the line’s parent product, and not without one [CRT-02]', async () => {
    const asked: string[] = [];
    const elements = [blue('blauw-l', 'L')];
    await expect(otherChoices(commerce(200, { elements, total: 1 }, asked), line)).resolves.toHaveLength(1);
    expect(JSON.parse(asked[0] ?? '')).toMatchObject({
      filter: [
        { type: 'equals', field: 'parentId', value: 'trui' },
        { type: 'equals', field: 'available', value: true },
      ],
      associations: { options: { associations: { group: {} } } },
      includes: { product: ['id', 'available', 'options'] },
    });
    const { parentId: _none, ...alone } = line;
    await expect(otherChoices(commerce(200, { elements, total: 1 }, asked), alone)).resolves.toEqual([]);
    expect(asked).toHaveLength(1);
  });

  test('are none when the backend fails, with the error logged [CRT-02]', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(otherChoices(commerce(500, {}), line)).resolves.toEqual([]);
    expect(logged).toHaveBeenCalledWith('[cart] other choices', expect.any(Error));
    logged.mockRestore();
  });
});
