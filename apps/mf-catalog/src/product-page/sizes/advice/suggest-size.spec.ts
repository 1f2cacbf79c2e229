import { ladiesClothing, ladiesWaists } from '../tables/womens-sizes';
import { lengths } from '../tables/lengths';
import { suggestSize } from './suggest-size';

const trousers = { ...ladiesClothing, measures: ['waist', 'hip'] as const };

describe('the size suggested by the shopper’s measures', () => {
  test('is the one whose ranges contain all of them', () => {
    expect(suggestSize(trousers, { waist: 71, hip: 97 })).toMatchObject({
      kind: 'fits',
      sizes: ['38'],
      missing: [],
    });
  });

  test('names the nearest other size, by the measure that is closest to it', () => {
    expect(suggestSize(trousers, { waist: 73, hip: 97 })).toMatchObject({
      near: { size: '40', cm: 1, is: 'more' },
    });
    expect(suggestSize(trousers, { waist: 70 })).toMatchObject({ near: { size: '36', cm: 1, is: 'less' } });
  });

  test('has no near size in the middle of a wide range, nor beyond the last', () => {
    expect(suggestSize(ladiesClothing, { waist: 80 })).not.toHaveProperty('near');
    expect(suggestSize(ladiesClothing, { waist: 94 })).not.toHaveProperty('near');
  });

  test('lists the measures that were not given', () => {
    expect(suggestSize(trousers, { waist: 71 })).toMatchObject({ kind: 'fits', missing: ['hip'] });
  });

  test('is between two when measures differ by one, or lie where no size is made', () => {
    expect(suggestSize(trousers, { waist: 71, hip: 101 })).toMatchObject({
      kind: 'between',
      sizes: ['38', '40'],
    });
    expect(suggestSize(ladiesWaists, { waist: 84 })).toMatchObject({
      kind: 'between',
      sizes: ['W32', 'W34'],
    });
    expect(suggestSize(trousers, { waist: 73.5 })).toMatchObject({ kind: 'between', sizes: ['38', '40'] });
  });

  test('is none when measures are further apart', () => {
    expect(suggestSize(trousers, { waist: 63, hip: 105 })).toMatchObject({
      kind: 'apart',
      sizes: ['34', '42'],
    });
  });

  test('is none outside the table, with the place of each measure as reason', () => {
    expect(suggestSize(trousers, { waist: 58, hip: 97 })).toMatchObject({
      kind: 'outside',
      reasons: [
        { measure: 'waist', place: { kind: 'below' } },
        { measure: 'hip', place: { kind: 'in', at: 2 } },
      ],
    });
    expect(suggestSize(trousers, { hip: 121 })).toMatchObject({ reasons: [{ place: { kind: 'above' } }] });
  });

  test('is undefined when no measure of the table is given', () => {
    expect(suggestSize(trousers, { foot: 24 })).toBeUndefined();
  });

  test('is the shortest length for a shorter inside leg, and none above the longest', () => {
    expect(suggestSize(lengths, { insideLeg: 64 })).toMatchObject({ kind: 'fits', sizes: ['30'] });
    expect(suggestSize(lengths, { insideLeg: 95 })).toMatchObject({ kind: 'outside' });
  });
});
