import fc from 'fast-check';
import type { ContentDocument } from '../../demo/backend/src/content/dataset.ts';

const CITIES = ['Utrecht', 'Breda', 'Zwolle'];
const TAGS = ['wol', 'linnen', 'zacht', 'warm'];
const WORDS = ['Rok', 'Jas', 'Trui', 'Broek', 'Jurk'];

const makers = CITIES.flatMap((city, place) =>
  [1, 2].map((number) => ({
    _id: `maker-${place}-${number}`,
    _type: 'maker',
    name: `Atelier ${number} ${city}`,
    city,
  })),
);

const garment = (place: number) => ({
  _id: `garment-${place}`,
  _type: 'garment',
  title: `${WORDS[place % WORDS.length]} nummer ${place}`,
  price: ((place * 37) % 23) * 5,
  tags: TAGS.filter((_, index) => (place >> index) % 2 === 1),
  maker: { _type: 'reference', _ref: makers[(place * 5) % makers.length]?._id },
  sizes: ['S', 'M', 'L'].slice(0, place % 4).map((name, index) => ({ name, stock: (place + index) % 4 })),
  ...(place % 3 === 0 && { note: `Let op: ${place}` }),
});

const garments = Array.from({ length: 48 }, (_, place) => garment(place));

/** Documents with everything that queries can use: numbers, lists, references, gaps, and drafts. */
export const WORKSHOP: readonly ContentDocument[] = [
  ...makers,
  ...garments,
  ...garments.slice(0, 6).map((document) => ({ ...document, _id: `drafts.${document._id}`, price: 999 })),
];

// The engine calls `hasOwnProperty` of parameters, so they need a prototype.
const ordinary = { noNullPrototype: true };

const params = fc.record(
  {
    type: fc.constantFrom('garment', 'maker', 'page'),
    number: fc.integer({ min: 0, max: 110 }),
    text: fc.constantFrom('rok', 'jas*', 'nummer', 'Trui 7', 'één'),
    label: fc.constantFrom(...TAGS),
    city: fc.constantFrom(...CITIES),
    maker: fc.constantFrom(...makers.map(({ _id }) => _id)),
    from: fc.nat(12),
    to: fc.integer({ min: 0, max: 40 }),
  },
  ordinary,
);

const condition = fc.constantFrom(
  '_type == $type',
  '_type in ["garment", "maker"]',
  'price > $number',
  'price <= $number',
  'title match $text',
  'defined(note)',
  '$label in tags',
  'maker->city == $city',
  'references($maker)',
  'count(sizes[stock > 1]) > 0',
  'count(sizes) == 2',
  'city == $city',
  'defined(pageBuilder)',
);

const filter = fc.oneof(
  condition,
  fc.tuple(condition, fc.constantFrom('&&', '||'), condition).map((parts) => parts.join(' ')),
  fc.tuple(condition, condition).map(([one, other]) => `!(${one}) && ${other}`),
  fc.constant('_type == "garment"'),
);

const order = fc.constantFrom(
  '',
  '| order(price desc, _id asc)',
  '| order(title asc)',
  '| order(maker->name asc, price desc)',
  '| order(count(sizes) desc, _id desc)',
  '| order(_type asc, lower(title) desc)',
);

const slice = fc.constantFrom('', '', '[0]', '[-1]', '[0...5]', '[$from...$to]', '[$from..$to]', '[$from]');

const projection = fc.constantFrom(
  '',
  '{ _id, title, price }',
  '{ ..., "maker": maker->name }',
  '{ _id, maker->{ name, city } }',
  '{ _id, "sizes": sizes[]{ name, "left": stock > 0 } }',
  '{ "names": sizes[].name, "pieces": math::sum(sizes[].stock), "dear": price > $number }',
  '{ _id, "price": select(price > 50 => "duur", price > 0 => price, "gratis") }',
  '{ _id, "note": coalesce(note, title, "-"), "tag": tags[0] }',
  '{ name, "makes": *[_type == "garment" && references(^._id)]{ _id, price } | order(price asc, _id asc)[0...3] }',
  '{ _id, "blocks": pageBuilder[]._type, "others": count(*[_type == ^._type]) }',
  '{ defined(note) => { note }, !defined(note) => { "without": true }, _id }',
);

const search = fc
  .tuple(filter, order, slice, projection)
  .map(([wanted, sorted, part, shown]) => `*[${wanted}] ${sorted}${part}${shown}`);

const query = fc.oneof(
  { weight: 6, arbitrary: search },
  { weight: 1, arbitrary: filter.map((wanted) => `count(*[${wanted}])`) },
  { weight: 1, arbitrary: filter.map((wanted) => `*[${wanted}].title`) },
  { weight: 1, arbitrary: filter.map((wanted) => `array::unique(*[${wanted}].maker->city)`) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(search, filter)
      .map(([found, wanted]) => `{ "found": ${found}, "total": count(*[${wanted}]), "asked": $type }`),
  },
);

/** A query with its parameters and its perspective. */
export const randomQuestion = fc.record({
  query,
  params,
  perspective: fc.constantFrom('published' as const, 'raw' as const),
});
