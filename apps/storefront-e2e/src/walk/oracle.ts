import type { Article, Facet, Place, Variant } from './catalogue';

/** State of a listing. Prices in euro. */
export interface Asked {
  filters: Readonly<Record<string, readonly string[]>>;
  price: { min: number; max: number } | undefined;
  sort: string;
}

export interface Truth {
  /** Numbers of all products, in order. */
  articles: readonly string[];
  /** Number of results by facet title and value; 0 without results. */
  counts: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Whole euros around the prices that remain after the other filters. */
  limits: { min: number; max: number };
}

export const PAGE_SIZE = 48;
export const STANDARD_SORT = 'Aanbevolen';

type Compare = (one: Article, other: Article) => number;

const share = ({ cents, cameFrom }: Article): number => (cameFrom ? 1 - cents / cameFrom : 0);

const SORTS: Readonly<Record<string, Compare>> = {
  Nieuwste: (one, other) => other.day.localeCompare(one.day),
  'Prijs oplopend': (one, other) => one.cents - other.cents,
  'Prijs aflopend': (one, other) => other.cents - one.cents,
  'Hoogste korting': (one, other) => share(other) - share(one),
};

export const SORT_NAMES: readonly string[] = [STANDARD_SORT, ...Object.keys(SORTS)];

function sorted(articles: readonly Article[], sort: string): readonly Article[] {
  const compare = SORTS[sort];
  if (!compare) return articles;
  return [...articles].sort((one, other) => compare(one, other) || one.rank - other.rank);
}

const inOne = (chosen: readonly string[], isValue: (value: string) => boolean): boolean =>
  chosen.length === 0 || chosen.some(isValue);

const inRange = ({ cents }: Article, price: Asked['price']): boolean =>
  !price || (cents >= Math.round(price.min * 100) && cents <= Math.round(price.max * 100));

/**
 * Expected content of a listing, computed from every product. It matches one of the chosen values of each facet, and
 * the price. One variant has to match all chosen colours, sizes and lengths.
 */
export function truthOf({ articles, facets }: Place, { filters, price, sort }: Asked): Truth {
  const chosenOf = ({ key }: Facet): readonly string[] => filters[key] ?? [];
  const ofVariant = facets.filter((facet) => facet.isOfVariant);
  const ofArticle = facets.filter((facet) => !facet.isOfVariant);
  const variantsLeft = ({ variants }: Article, except?: Facet): readonly Variant[] =>
    variants.filter((variant) =>
      ofVariant.every(
        (facet) => facet === except || inOne(chosenOf(facet), (value) => variant.get(facet.title) === value),
      ),
    );
  const fits = (article: Article, except?: Facet): boolean =>
    ofArticle.every(
      (facet) =>
        facet === except || inOne(chosenOf(facet), (value) => !!facet.values.get(value)?.has(article.number)),
    ) && variantsLeft(article, except).length > 0;
  const counts = new Map(
    facets.map((facet) => {
      const others = articles.filter((article) => inRange(article, price) && fits(article, facet));
      const left = new Map(others.map((article) => [article, variantsLeft(article, facet)]));
      const count = (value: string, members: ReadonlySet<string>) =>
        others.filter((article) =>
          facet.isOfVariant
            ? left.get(article)?.some((variant) => variant.get(facet.title) === value)
            : members.has(article.number),
        ).length;
      return [
        facet.title,
        new Map([...facet.values].map(([value, members]) => [value, count(value, members)])),
      ];
    }),
  );
  const cents = articles.filter((article) => fits(article)).map((article) => article.cents);
  return {
    articles: sorted(
      articles.filter((article) => inRange(article, price) && fits(article)),
      sort,
    ).map(({ number }) => number),
    counts,
    limits: { min: Math.floor(Math.min(...cents) / 100), max: Math.ceil(Math.max(...cents) / 100) },
  };
}
