import { createCatalogue } from '../../catalogue/create-catalogue.ts';
import { sortOrders } from './sort-orders.ts';
import { spreadLooks } from './spread-looks.ts';

type Seen = Parameters<typeof spreadLooks>[1][number];

/** A product of a look such as `dress red`, in one category by default. */
function product(look: string, category = 'jurken', archived = false): Seen {
  const [garment = '', colour = ''] = look.split(' ');
  return {
    made: { garment },
    colours: [{ name: colour }],
    categories: [{ id: category }],
    archived,
  } as unknown as Seen;
}

const spread = (products: readonly Seen[]) => [
  ...spreadLooks(
    Uint32Array.from(products, (_, index) => index),
    products,
  ),
];

describe('the standard order', () => {
  test('does not put the same silhouette in the same colour side by side where another is near', () => {
    const same = ['slip red', 'slip red', 'slip red', 'wrap blue', 'wrap red', 'slip blue'];
    expect(spread(same.map((look) => product(look)))).toEqual([0, 3, 1, 4, 5, 2]);
  });

  test('leaves what differs as it is, and what is all the same too', () => {
    const other = ['slip red', 'wrap blue', 'midi green'].map((look) => product(look));
    expect(spread(other)).toEqual([0, 1, 2]);
    expect(spread(Array.from({ length: 4 }, () => product('slip red')))).toEqual([0, 1, 2, 3]);
  });

  test('keeps every place for the category that had it, and past seasons behind', () => {
    const mixed = [
      product('slip red'),
      product('bag red', 'tassen'),
      product('slip red'),
      product('wrap blue'),
      product('wrap green', 'jurken', true),
    ];
    expect(spread(mixed)).toEqual([0, 1, 3, 2, 4]);
  });

  test('has no two neighbours of one look on the first page of any category of the demo', () => {
    const { products, categories } = createCatalogue({ seed: 7, products: 3000 });
    const standard = [...(sortOrders(products).get('Aanbevolen') ?? [])].map((at) => products[at]);
    const clashes = categories.flatMap(({ id, name }) => {
      const page = standard.filter((one) => one?.categories[0]?.id === id && !one.archived).slice(0, 48);
      const looks = page.map((one) => `${one?.made.garment} ${one?.colours[0]?.name}`);
      const most = Math.max(0, ...looks.map((look) => looks.filter((other) => other === look).length));
      const couldBe = most <= Math.ceil(looks.length / 3);
      return looks.flatMap((look, at) => (couldBe && look === looks[at + 1] ? [`${name}: ${look}`] : []));
    });
    expect(clashes).toEqual([]);
  });
});
