/** @jest-environment node */
import * as v from 'valibot';
import { pathMeaning, toFoundPage, toMeaning } from './path-meaning';

const takes = (value: unknown): boolean => v.is(pathMeaning, value);

describe('what is remembered of a path', () => {
  test('is the page that a vendor knows, which is found again by it', () => {
    const meaning = { kind: 'page', type: 'detail', id: 'p1' } as const;
    expect(toMeaning(meaning)).toEqual(meaning);
    expect(toFoundPage(meaning)).toEqual(meaning);
    const slug = { kind: 'page', type: 'page' } as const;
    expect(toMeaning(slug)).toEqual(slug);
    expect(toFoundPage(slug)).toEqual(slug);
  });

  test('is nothing of a page that the route table knows', () => {
    expect(
      toMeaning({ kind: 'page', at: { owner: 'mf-checkout', page: 'cart' }, type: 'route' }),
    ).toBeUndefined();
  });

  test('is taken back from a file or another server only when it is whole', () => {
    expect(takes({ kind: 'page', type: 'navigation', id: 'c1' })).toBe(true);
    expect(takes({ kind: 'page', type: 'page' })).toBe(true);
    expect(takes({ kind: 'moved', to: '/nl/' })).toBe(true);
    expect(takes({ kind: 'page', type: 'elders' })).toBe(false);
    expect(takes({ kind: 'page', type: 'detail', id: 7 })).toBe(false);
    expect(takes({ kind: 'moved' })).toBe(false);
    expect(takes({ kind: 'gone', type: 'page' })).toBe(false);
    expect(takes(null)).toBe(false);
  });
});
