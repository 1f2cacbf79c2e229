import fc from 'fast-check';
import { WORKSHOP } from './random-groq.ts';

/** Documents as plain objects. */
type Doc = Record<string, unknown>;

const DOCS = WORKSHOP.map((document): Doc => ({ ...document }));

interface Condition {
  groq: string;
  /** Result of the condition: true, false, or null where the language leaves it unknown. */
  holds: (doc: Doc) => boolean | null;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const makerOf = ({ maker }: Doc): Doc | undefined => {
  const id = (maker as { _ref?: string } | undefined)?._ref;
  return DOCS.find(({ _id }) => _id === id);
};

const number = fc.integer({ min: 0, max: 110 });
const tag = fc.constantFrom('wol', 'linnen', 'zacht', 'warm', 'zijde');
const city = fc.constantFrom('Utrecht', 'Breda', 'Zwolle', 'Delft');

const above = (bound: number): Condition => ({
  groq: `price > ${bound}`,
  holds: ({ price }) => (isNumber(price) ? price > bound : null),
});
const atMost = (bound: number): Condition => ({
  groq: `price <= ${bound}`,
  holds: ({ price }) => (isNumber(price) ? price <= bound : null),
});
const tagged = (name: string): Condition => ({
  groq: `"${name}" in tags`,
  holds: ({ tags }) => (Array.isArray(tags) ? tags.includes(name) : null),
});
const from = (place: string): Condition => ({
  groq: `maker->city == "${place}"`,
  holds: (doc) => makerOf(doc)?.['city'] === place,
});
const PLAIN: readonly Condition[] = [
  { groq: '_type == "garment"', holds: ({ _type }) => _type === 'garment' },
  { groq: '_type in ["garment", "maker"]', holds: () => true },
  { groq: 'defined(note)', holds: ({ note }) => note !== undefined },
  { groq: 'count(sizes) == 2', holds: ({ sizes }) => Array.isArray(sizes) && sizes.length === 2 },
  {
    groq: 'count(sizes[stock > 1]) > 0',
    holds: ({ sizes }) => (Array.isArray(sizes) ? sizes.some(({ stock }) => Number(stock) > 1) : null),
  },
];

const simple: fc.Arbitrary<Condition> = fc.oneof(
  fc.constantFrom(...PLAIN),
  number.map(above),
  number.map(atMost),
  tag.map(tagged),
  city.map(from),
);

/** Three-valued logic of the language: unknown stays unknown, unless the other side decides. */
const both = (one: Condition, other: Condition): Condition => ({
  groq: `(${one.groq} && ${other.groq})`,
  holds: (doc) => {
    const [a, b] = [one.holds(doc), other.holds(doc)];
    if (a === false || b === false) return false;
    return a === null || b === null ? null : true;
  },
});
const either = (one: Condition, other: Condition): Condition => ({
  groq: `(${one.groq} || ${other.groq})`,
  holds: (doc) => {
    const [a, b] = [one.holds(doc), other.holds(doc)];
    if (a === true || b === true) return true;
    return a === null || b === null ? null : false;
  },
});
const not = (one: Condition): Condition => ({
  groq: `!(${one.groq})`,
  holds: (doc) => {
    const holds = one.holds(doc);
    return holds === null ? null : !holds;
  },
});

const condition = fc.oneof(
  simple,
  fc.tuple(simple, simple).map(([one, other]) => both(one, other)),
  fc.tuple(simple, simple).map(([one, other]) => either(one, other)),
  simple.map(not),
  fc.tuple(simple, simple, simple).map(([one, other, third]) => both(one, not(either(other, third)))),
);

interface Order {
  groq: string;
  compare: (one: Doc, other: Doc) => number;
}

const byId = (one: Doc, other: Doc): number => (String(one['_id']) < String(other['_id']) ? -1 : 1);
/** Numbers before everything else, including missing values. */
const byNumber = (one: unknown, other: unknown): number => {
  if (isNumber(one) && isNumber(other)) return one - other;
  return Number(isNumber(other)) - Number(isNumber(one));
};

const ORDERS: readonly Order[] = [
  { groq: 'order(_id asc)', compare: byId },
  { groq: 'order(_id desc)', compare: (one, other) => byId(other, one) },
  {
    groq: 'order(price asc, _id asc)',
    compare: (one, other) => byNumber(one['price'], other['price']) || byId(one, other),
  },
  {
    groq: 'order(price desc, _id asc)',
    compare: (one, other) => byNumber(other['price'], one['price']) || byId(one, other),
  },
];

interface Part {
  groq: string;
  cut: (docs: Doc[]) => Doc[] | Doc | null;
}

const part: fc.Arbitrary<Part> = fc.oneof(
  fc.constant<Part>({ groq: '', cut: (docs) => docs }),
  fc.constant<Part>({ groq: '[0]', cut: (docs) => docs[0] ?? null }),
  fc.nat(12).map((place): Part => ({ groq: `[${place}]`, cut: (docs) => docs[place] ?? null })),
  fc
    .tuple(fc.nat(20), fc.nat(30))
    .map(([start, end]): Part => ({ groq: `[${start}...${end}]`, cut: (docs) => docs.slice(start, end) })),
  fc
    .tuple(fc.nat(20), fc.nat(30))
    .map(([start, end]): Part => ({ groq: `[${start}..${end}]`, cut: (docs) => docs.slice(start, end + 1) })),
);

interface Shown {
  groq: string;
  show: (doc: Doc) => unknown;
}

const PROJECTIONS: readonly Shown[] = [
  { groq: '{ _id }', show: ({ _id }) => ({ _id }) },
  { groq: '{ _id, price }', show: ({ _id, price = null }) => ({ _id, price }) },
  {
    groq: '{ _id, "city": maker->city, "first": tags[0] }',
    show: (doc) => ({
      _id: doc['_id'],
      city: makerOf(doc)?.['city'] ?? null,
      first: listOf(doc['tags'])[0] ?? null,
    }),
  },
  {
    groq: '{ _id, "sort": select(price > 50 => "duur", price > 0 => "gewoon", "gratis") }',
    show: ({ _id, price }) => {
      if (isNumber(price) && price > 50) return { _id, sort: 'duur' };
      return { _id, sort: isNumber(price) && price > 0 ? 'gewoon' : 'gratis' };
    },
  },
  {
    groq: '{ _id, "text": coalesce(note, title, name, "-") }',
    show: ({ _id, note, title, name }) => ({ _id, text: note ?? title ?? name ?? '-' }),
  },
  {
    groq: '{ _id, "names": sizes[].name }',
    show: ({ _id, sizes }) => ({
      _id,
      names: Array.isArray(sizes) ? sizes.map(({ name }: { name: string }) => name) : null,
    }),
  },
];

/** A query, with its result by reading the documents one after another. */
interface ComparedQuery {
  groq: string;
  perspective: 'published' | 'raw';
  answer: () => unknown;
}

const seenIn = (perspective: ComparedQuery['perspective']): readonly Doc[] =>
  perspective === 'raw' ? DOCS : DOCS.filter(({ _id }) => !String(_id).startsWith('drafts.'));

const list = fc
  .tuple(condition, fc.constantFrom(...ORDERS), part, fc.constantFrom(...PROJECTIONS))
  .map(([wanted, order, { groq: cutting, cut }, { groq: showing, show }]) => ({
    groq: `*[_type in ["garment", "maker"] && ${wanted.groq}] | ${order.groq}${cutting}${showing}`,
    of: (docs: readonly Doc[]) => {
      const left = cut(docs.filter((doc) => wanted.holds(doc) === true).sort(order.compare));
      return Array.isArray(left) ? left.map(show) : left && show(left);
    },
  }));

const counted = condition.map((wanted) => ({
  groq: `count(*[_type in ["garment", "maker"] && ${wanted.groq}])`,
  of: (docs: readonly Doc[]): unknown => docs.filter((doc) => wanted.holds(doc) === true).length,
}));

export const comparedQuery: fc.Arbitrary<ComparedQuery> = fc
  .tuple(
    fc.oneof({ weight: 5, arbitrary: list }, { weight: 1, arbitrary: counted }),
    fc.constantFrom('published' as const, 'raw' as const),
  )
  .map(([{ groq, of }, perspective]) => ({ groq, perspective, answer: () => of(seenIn(perspective)) }));
