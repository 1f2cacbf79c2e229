import { fieldsOf } from './entity-fields.ts';
import { scored } from './score.ts';

interface Person {
  name: string;
  city: string | null;
  tags?: string[];
}

const EMMA = { name: 'Emma', city: 'Zoë' };
const ZOE = { name: 'Zoë de Vries', city: 'Utrecht', tags: ['vip', 'De Vries'] };
const JAN = { name: 'Jan', city: null };
const PEOPLE: Person[] = [EMMA, ZOE, JAN];

const read = fieldsOf<Person>('person', {
  name: ({ name }) => name,
  city: ({ city }) => city,
  tags: ({ tags = [] }) => tags,
});
const look = (term: string, texts: Record<string, number>) => {
  const { things, read: readOf } = scored(PEOPLE, { term }, { read, texts });
  return Object.fromEntries(things.map((one) => [one.name, readOf('_score')(one)]));
};

test('a whole text counts one and a half times its weight, a part of it half', () => {
  expect(look('emma', { name: 500 })).toEqual({ Emma: 750 });
  expect(look('mm', { name: 500 })).toEqual({ Emma: 250 });
  expect(look('emm ', { name: 80 })).toEqual({ Emma: 40 });
});

test('fields and values of lists add up; accents and capitals do not matter', () => {
  expect(look('ZOE', { name: 500, city: 80 })).toEqual({ Emma: 120, 'Zoë de Vries': 250 });
  expect(look('vries', { name: 500, tags: 80 })).toEqual({ 'Zoë de Vries': 290 });
});

test('each of several words counts by its length, and one of them is enough', () => {
  expect(look('jan vries', { name: 900 })).toEqual({ 'Zoë de Vries': 250, Jan: 450 });
  expect(look('jan jan', { name: 900 })).toEqual({});
  expect(look('jan e', { name: 900 })).toEqual({});
});

test('nothing that was typed is in nothing', () => {
  expect(look('weather', { name: 500, city: 80 })).toEqual({});
  expect(look('null', { city: 80 })).toEqual({});
});

test('the score orders last, unless it was asked for; without words there is none', () => {
  const bySort = (term: string, field: string) =>
    scored(PEOPLE, { term }, { read, texts: { name: 1 } })
      .withScore([{ field, descending: false, natural: false }])
      .sort.map((one) => one.field);
  expect(bySort('e', 'name')).toEqual(['name', '_score']);
  expect(bySort('e', 'person._score')).toEqual(['person._score']);
  expect(bySort('', 'name')).toEqual(['name']);
  const none = scored(PEOPLE, { term: '' }, { read, texts: { name: 1 } });
  expect(none.things).toEqual(PEOPLE);
  expect(none.read('person._score')(EMMA)).toBe(0);
});
