/** Number of products side by side: a page of a listing. */
const PAGE = 48;

/** Words of the last products of one listing. */
interface Recent {
  counts: Map<string, number>;
  products: string[][];
}

/** Words in the texts near a product. */
export interface Neighbours {
  /** Highest number of uses within one page of a listing. */
  uses(words: string): number;
  /** Records a use by this product. */
  use(words: string): void;
}

function nextIn(recent: Recent): void {
  recent.products.push([]);
  if (recent.products.length <= PAGE) return;
  for (const words of recent.products.shift() ?? [])
    recent.counts.set(words, (recent.counts.get(words) ?? 1) - 1);
}

/** Walks along all listings at once; each call is the next product, with its listings. */
export function createNearby(): (listings: readonly string[]) => Neighbours {
  const all = new Map<string, Recent>();
  return (listings) => {
    const own = listings.map((name) => {
      const recent = all.get(name) ?? { counts: new Map(), products: [] };
      all.set(name, recent);
      nextIn(recent);
      return recent;
    });
    return {
      uses(words) {
        // Without Math.max, which takes longer than all else here.
        let most = 0;
        for (const { counts } of own) {
          const count = counts.get(words) ?? 0;
          if (count > most) most = count;
        }
        return most;
      },
      use(words) {
        for (const { counts, products } of own) {
          counts.set(words, (counts.get(words) ?? 0) + 1);
          products.at(-1)?.push(words);
        }
      },
    };
  };
}
