import fc from 'fast-check';
import { asNumber, ENTITIES, filterOf, simpleOf, type Entity, type Thing } from './compared-filters.ts';

interface Sort {
  wire: { field: string; order: 'ASC' | 'DESC' };
  compare: (one: Thing, other: Thing) => number;
}

const plain = (one: unknown, other: unknown): number => {
  if (one === other) return 0;
  if (one === null || one === undefined) return -1;
  if (other === null || other === undefined) return 1;
  return (one as number) < (other as number) ? -1 : 1;
};

const sortBy = (field: string): fc.Arbitrary<Sort> =>
  fc.constantFrom('ASC' as const, 'DESC' as const).map((order) => ({
    wire: { field, order },
    compare: (one, other) => (order === 'ASC' ? 1 : -1) * plain(one[field], other[field]),
  }));

interface Score {
  wire: object;
  points: (thing: Thing) => number;
  score: number;
}

const scoreOf = (entity: Entity): fc.Arbitrary<Score> =>
  fc.tuple(simpleOf(entity), fc.constantFrom(10, 20, 500)).map(([{ wire, holds }, score]) => ({
    wire: { score, query: wire },
    points: (thing) => (holds(thing) ? score : 0),
    score,
  }));

const average = (values: readonly number[]): number =>
  values.length === 0
    ? 0
    : values.reduce((sum, value) => sum + Math.round(value * 100), 0) / 100 / values.length;

/** Aggregated figures of a list, by name. */
export const figuresOf = (things: readonly Thing[], field: string, text: string) => {
  const values = things.map((thing) => asNumber(thing[field])).filter((value) => value !== null);
  const groups = new Map<string, number>();
  for (const thing of things) {
    const key = String(thing[text] ?? '');
    groups.set(key, (groups.get(key) ?? 0) + 1);
  }
  return {
    most: values.length === 0 ? null : Math.max(...values),
    average: average(values),
    groups: Object.fromEntries([...groups].sort(([one], [other]) => (one < other ? -1 : 1))),
  };
};

interface ComparedCriteria {
  entity: Entity;
  wire: Record<string, unknown>;
  /** Names of the aggregated fields. */
  figures: { number: string; text: string };
  answer: (all: readonly Thing[]) => { ids: unknown[]; total: number; figures: ReturnType<typeof figuresOf> };
}

const MODES = ['none', 'exact', 'next-pages', 0, 1, 2] as const;

function totalOf(
  mode: (typeof MODES)[number],
  shown: number,
  all: number,
  start: number,
  limit: number,
): number {
  if (mode === 'exact' || mode === 1) return all;
  if (mode === 'next-pages' || mode === 2) return Math.min(Math.max(0, all - start), limit * 6 + 1);
  return shown;
}

function criteriaOf(entity: Entity): fc.Arbitrary<ComparedCriteria> {
  const number = entity.numbers[0] ?? 'id';
  const text = entity.texts[1] ?? 'id';
  return fc
    .record({
      filters: fc.array(filterOf(entity), { maxLength: 2 }),
      posts: fc.array(simpleOf(entity), { maxLength: 1 }),
      sorts: fc.array(fc.constantFrom(...entity.numbers, ...entity.nullable).chain(sortBy), { maxLength: 2 }),
      scores: fc.oneof(
        { weight: 3, arbitrary: fc.constant<Score[]>([]) },
        fc.array(scoreOf(entity), { minLength: 1, maxLength: 3 }),
      ),
      limit: fc.integer({ min: 1, max: 100 }),
      page: fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, fc.integer({ min: 2, max: 3 })),
      mode: fc.constantFrom(...MODES),
      isGrouped: fc.boolean(),
    })
    .map(({ filters, posts, sorts, scores, limit, page, mode, isGrouped }) => {
      const field = entity.numbers.at(-1) ?? 'id';
      const last = { field: 'id', order: 'ASC' as const };
      const order = scores.length > 0 ? [{ field: '_score', order: 'DESC' as const }] : [];
      const points = (thing: Thing) => scores.reduce((sum, score) => sum + score.points(thing), 0);
      const least = Math.min(...scores.map(({ score }) => score));
      return {
        entity,
        figures: { number, text },
        wire: {
          filter: filters.map(({ wire }) => wire),
          'post-filter': posts.map(({ wire }) => wire),
          sort: [...sorts.map(({ wire }) => wire), ...order, last],
          ...(scores.length > 0 && { query: scores.map(({ wire }) => wire) }),
          ...(isGrouped && { grouping: [field] }),
          limit,
          page,
          'total-count-mode': mode,
          aggregations: [
            { name: 'most', type: 'max', field: number },
            { name: 'average', type: 'avg', field: number },
            { name: 'groups', type: 'terms', field: text },
          ],
        },
        answer: (all) => {
          const matching = all.filter((thing) => filters.every(({ holds }) => holds(thing)));
          const ranked = matching.filter((thing) => scores.length === 0 || points(thing) >= least);
          const inOrder = ranked
            .filter((thing) => posts.every(({ holds }) => holds(thing)))
            .sort((one, other) => {
              for (const { compare } of sorts) if (compare(one, other) !== 0) return compare(one, other);
              return points(other) - points(one) || plain(one['id'], other['id']);
            });
          const seen = new Set<unknown>();
          const left = inOrder.filter((thing) => {
            const isNew = !isGrouped || !seen.has(thing[field]);
            seen.add(thing[field]);
            return isNew;
          });
          const start = (page - 1) * limit;
          const shown = left.slice(start, start + limit);
          return {
            ids: shown.map(({ id }) => id),
            total: totalOf(mode, shown.length, left.length, start, limit),
            figures: figuresOf(entity.path === '/product' ? matching : ranked, number, text),
          };
        },
      };
    });
}

export const comparedCriteria: fc.Arbitrary<ComparedCriteria> = fc
  .constantFrom(...ENTITIES)
  .chain(criteriaOf);
