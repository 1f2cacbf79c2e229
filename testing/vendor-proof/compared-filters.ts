import fc from 'fast-check';

/** A thing in wire format. */
export type Thing = Record<string, unknown>;

/** A filter in wire format, with its meaning. */
export interface Filter {
  wire: object;
  holds: (thing: Thing) => boolean;
}

/** Single values of an entity that filters can use. */
export interface Entity {
  path: string;
  texts: readonly string[];
  numbers: readonly string[];
  flags: readonly string[];
  /** Fields that are empty in some things. */
  nullable: readonly string[];
}

export const ENTITIES: readonly Entity[] = [
  {
    path: '/category',
    texts: ['name', 'type'],
    numbers: ['level', 'childCount'],
    flags: ['active', 'visible'],
    nullable: ['parentId', 'linkType'],
  },
  {
    path: '/product',
    texts: ['name', 'productNumber'],
    numbers: ['ratingAverage', 'childCount'],
    flags: ['active', 'isCloseout'],
    nullable: ['ratingAverage', 'parentId'],
  },
  {
    path: '/country',
    texts: ['name', 'iso'],
    numbers: ['position'],
    flags: ['active', 'shippingAvailable'],
    nullable: ['iso3'],
  },
];

const lower = (value: unknown): string => String(value ?? '').toLowerCase();
export const asNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const pieces = ['a', 'e', 'jurk', 'N', 'on', 'x', '1', 'dames', ' ', 'trui', 'ij'];

const textFilter = (field: string): fc.Arbitrary<Filter> =>
  fc
    .tuple(fc.constantFrom('contains', 'prefix', 'suffix'), fc.constantFrom(...pieces))
    .map(([type, value]) => ({
      wire: { type, field, value },
      holds: (thing) => {
        const [text, part] = [lower(thing[field]), value.toLowerCase()];
        if (type === 'prefix') return text.startsWith(part);
        return type === 'suffix' ? text.endsWith(part) : text.includes(part);
      },
    }));

const BOUNDS: Readonly<Record<string, (value: number, bound: number) => boolean>> = {
  gt: (value, bound) => value > bound,
  gte: (value, bound) => value >= bound,
  lt: (value, bound) => value < bound,
  lte: (value, bound) => value <= bound,
};

const rangeFilter = (field: string): fc.Arbitrary<Filter> =>
  fc
    .dictionary(fc.constantFrom('gt', 'gte', 'lt', 'lte'), fc.integer({ min: -1, max: 12 }), {
      maxKeys: 2,
      noNullPrototype: true,
    })
    .map((parameters) => ({
      wire: { type: 'range', field, parameters },
      holds: (thing) => {
        const value = asNumber(thing[field]);
        return (
          value !== null && Object.entries(parameters).every(([name, bound]) => BOUNDS[name]?.(value, bound))
        );
      },
    }));

const equalsNumber = (field: string): fc.Arbitrary<Filter> =>
  fc.integer({ min: 0, max: 6 }).map((value) => ({
    wire: { type: 'equals', field, value },
    holds: (thing) => thing[field] === value,
  }));

const anyNumber = (field: string): fc.Arbitrary<Filter> =>
  fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 3 }).map((values) => ({
    wire: { type: 'equalsAny', field, value: values.length % 2 === 0 ? values : values.join('|') },
    holds: (thing) => values.includes(Number(thing[field] ?? NaN)),
  }));

const flagFilter = (field: string): fc.Arbitrary<Filter> =>
  fc
    .boolean()
    .map((value) => ({ wire: { type: 'equals', field, value }, holds: (thing) => thing[field] === value }));

const nothing = (field: string): Filter => ({
  wire: { type: 'equals', field, value: null },
  holds: (thing) => (thing[field] ?? null) === null,
});

/** Filters of one field. */
export const simpleOf = ({ texts, numbers, flags, nullable }: Entity): fc.Arbitrary<Filter> =>
  fc.oneof(
    fc.constantFrom(...texts).chain(textFilter),
    fc.constantFrom(...numbers).chain(rangeFilter),
    fc.constantFrom(...numbers).chain(equalsNumber),
    fc.constantFrom(...numbers).chain(anyNumber),
    fc.constantFrom(...flags).chain(flagFilter),
    fc.constantFrom(...nullable).map(nothing),
  );

function group(type: string, operator: string | undefined, inside: readonly Filter[]): Filter {
  const named = operator ?? type;
  const any = named === 'or' || named === 'nor';
  const isNegated = type === 'not' || type === 'nor' || type === 'nand';
  return {
    wire: { type, ...(operator && { operator }), queries: inside.map(({ wire }) => wire) },
    holds: (thing) => {
      const answers = inside.map(({ holds }) => holds(thing));
      return (any ? answers.includes(true) : !answers.includes(false)) !== isNegated;
    },
  };
}

const KINDS: readonly (readonly [type: string, operator?: string])[] = [
  ['multi', 'and'],
  ['multi', 'or'],
  ['not', 'and'],
  ['not', 'or'],
  ['and'],
  ['or'],
  ['nor'],
  ['nand'],
];

/** Filters and nested groups of them. */
export function filterOf(entity: Entity): fc.Arbitrary<Filter> {
  const simple = simpleOf(entity);
  const grouped = (inside: fc.Arbitrary<Filter>): fc.Arbitrary<Filter> =>
    fc
      .tuple(fc.constantFrom(...KINDS), fc.array(inside, { minLength: 1, maxLength: 3 }))
      .map(([[type, operator], parts]) => group(type, operator, parts));
  return fc.oneof(
    { weight: 3, arbitrary: simple },
    grouped(simple),
    grouped(fc.oneof(simple, grouped(simple))),
  );
}
