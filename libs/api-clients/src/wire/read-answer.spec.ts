import { list, maybe, text } from '@weefsel/contracts/shapes';
import fc from 'fast-check';
import * as v from 'valibot';
import { MalformedAnswerError } from '../http/errors';
import type { Flaw } from './flaw';
import { readAnswer } from './read-answer';

const shape = v.object({
  title: text,
  price: maybe(v.number()),
  items: v.array(v.object({ id: v.string(), url: maybe(v.string()), size: v.object({ width: v.number() }) })),
  byName: v.exactOptional(v.record(v.string(), v.number())),
  tags: list(v.string()),
});
const item = (id: string, width: unknown = 1) => ({ id, size: { width } });

function read(answer: unknown, vital: string[] = []) {
  const flaws: Flaw[] = [];
  const value = readAnswer({ shape, asked: 'GET /a', vital, report: (flaw) => flaws.push(flaw) }, answer);
  return { value, flaws: flaws.map(({ id, path }) => [id, path]) };
}

describe('an answer of a vendor', () => {
  test('of the right shape passes, without fields that were not requested', () => {
    const answer = { title: 'A', price: 3, items: [item('a')], tags: ['x'], secret: 1 };
    expect(read({ ...answer })).toEqual({
      value: { title: 'A', price: 3, items: [item('a')], tags: ['x'] },
      flaws: [],
    });
  });

  test('loses only a field of the wrong type, which is reported with the id around it', () => {
    const answer = { _id: 'doc-1', title: {}, price: 'duur', items: [{ ...item('a'), url: 4 }], tags: [] };
    expect(read(answer)).toEqual({
      value: { title: '', items: [item('a')], tags: [] },
      flaws: [
        ['doc-1', 'title'],
        ['doc-1', 'price'],
        ['a', 'items.0.url'],
      ],
    });
  });

  test('loses a list item or named entry without a required field, and reports each flaw once at its origin', () => {
    const answer = { items: [item('a'), 42, item('c', 'wide'), item('d')], byName: { good: 1, bad: '1' } };
    expect(read(answer)).toEqual({
      value: { title: '', items: [item('a'), item('d')], byName: { good: 1 }, tags: [] },
      flaws: [
        ['', 'items.1'],
        ['c', 'items.2.size.width'],
        ['', 'byName.bad'],
      ],
    });
  });

  test('may say null for nothing, but not where there must be something', () => {
    expect(read({ title: null, price: null, items: [{ ...item('a'), url: null }], tags: null })).toEqual({
      value: { title: '', price: null, items: [{ ...item('a'), url: null }], tags: [] },
      flaws: [],
    });
    expect(read({ items: [item('a', null)] })).toEqual({
      value: { title: '', items: [], tags: [] },
      flaws: [['a', 'items.0.size.width']],
    });
    expect(read({ items: [], byName: null }).flaws).toEqual([]);
  });

  test.each([[undefined], [null], [42], ['<!doctype html>'], [[]], [{}], [{ items: null }], [{ items: {} }]])(
    'that is %j is a failure',
    (answer) => {
      expect(() => read(answer)).toThrow(MalformedAnswerError);
    },
  );

  test('is a failure when something vital would be left out: a field, or an item of a list', () => {
    const vital = ['price', 'items'];
    expect(() => read({ price: 'duur', items: [] }, vital)).toThrow(/GET \/a .* at "price"/);
    expect(() => read({ items: [item('a', 'wide')] }, vital)).toThrow(/at "items.0.size"/);
    expect(read({ price: 3, items: [{ ...item('a'), url: 1 }] }, vital).flaws).toEqual([
      ['a', 'items.0.url'],
    ]);
  });

  test('reports at most twenty flaws', () => {
    const tags = Array.from({ length: 50 }, (_, number) => number);
    const { value, flaws } = read({ items: [], tags });
    expect(value.tags).toEqual([]);
    expect(flaws).toHaveLength(20);
  });

  test('is of its shape afterwards or a failure, whatever came', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.jsonValue(), fc.record({ items: fc.jsonValue(), tags: fc.jsonValue() })),
        (answer) => {
          try {
            expect(v.is(shape, read(structuredClone(answer)).value)).toBe(true);
          } catch (error) {
            expect(error).toBeInstanceOf(MalformedAnswerError);
          }
        },
      ),
    );
  });
});
