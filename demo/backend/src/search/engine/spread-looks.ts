import type { Product } from '../../catalogue/types.ts';

type Seen = Pick<Product, 'made' | 'colours' | 'categories' | 'archived'>;

/** Range of candidates for the next place, so that recommended products stay near their place. */
const WINDOW = 24;
/** Products before the same look may repeat: about one line of a listing. */
const APART = 5;

/** A look above this share of the rest comes now, or it repeats later. */
const PRESSING = 1 / 3;

interface Look {
  garment: string;
  colour: string;
  /** Equal for the same silhouette in the same colour. */
  key: string;
}

function lookOf({ made: { garment }, colours }: Seen): Look {
  const colour = colours[0]?.name ?? '';
  return { garment, colour, key: `${garment} ${colour}` };
}

/** Cost of placing a look after these. */
function clash(look: Look, before: readonly Look[]): number {
  const last = before.at(-1);
  const again = before.some(({ key }) => key === look.key) ? 4 : 0;
  const beside = look.key === last?.key ? 8 : 0;
  return again + beside + Number(look.garment === last?.garment) + Number(look.colour === last?.colour);
}

/** The same products, ordered so that neighbours differ in silhouette or colour where possible. */
function spread(positions: readonly number[], products: readonly Seen[]): number[] {
  const left = positions.flatMap((position) => {
    const product = products[position];
    return product ? [{ position, look: lookOf(product) }] : [];
  });
  const counts = new Map<string, number>();
  for (const { look } of left) counts.set(look.key, (counts.get(look.key) ?? 0) + 1);
  const countOf = ({ key }: Look) => counts.get(key) ?? 0;
  const done: Look[] = [];
  const order: number[] = [];
  while (left.length > 0) {
    const before = done.slice(-APART);
    const costs = left.slice(0, WINDOW).map(({ look }, offset) => {
      const pressing = countOf(look) > left.length * PRESSING ? 5 : 0;
      return clash(look, before) + offset / WINDOW - pressing;
    });
    const [next] = left.splice(costs.indexOf(Math.min(...costs)), 1);
    if (!next) break;
    counts.set(next.look.key, countOf(next.look) - 1);
    done.push(next.look);
    order.push(next.position);
  }
  return order;
}

/**
 * Spreads silhouettes and colours over each category. Its listing thus does not begin with the same dress four times. A
 * product moves only among the places of its category, so mixed listings stay mixed. Filtered listings keep this order.
 */
export function spreadLooks(order: Uint32Array, products: readonly Seen[]): Uint32Array {
  const places = new Map<string, number[]>();
  order.forEach((position, place) => {
    const product = products[position];
    const group = `${product?.categories[0]?.id} ${product?.archived}`;
    places.set(group, [...(places.get(group) ?? []), place]);
  });
  const result = order.slice();
  for (const own of places.values()) {
    const positions = own.map((place) => order[place] ?? 0);
    spread(positions, products).forEach((position, at) => (result[own[at] ?? 0] = position));
  }
  return result;
}
