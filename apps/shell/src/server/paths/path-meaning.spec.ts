/** @jest-environment node */
import * as v from 'valibot';
import { pageOwners } from '../../router/routes';
import { pathMeaning, toFoundPage, toMeaning } from './path-meaning';

const takes = (value: unknown): boolean => v.is(pathMeaning, value);

describe('what is remembered of a path', () => {
  test('is the page that a vendor knows, which is found again by it', () => {
    const found = { kind: 'page', at: pageOwners.detail, type: 'detail', id: 'p1' } as const;
    const meaning = { kind: 'page', type: 'detail', id: 'p1' } as const;
    expect(toMeaning(found)).toEqual(meaning);
    expect(toFoundPage(meaning)).toEqual(found);
    const slug = { kind: 'page', type: 'page' } as const;
    expect(toMeaning({ ...slug, at: pageOwners.page })).toEqual(slug);
    expect(toFoundPage(slug)).toEqual({ ...slug, at: pageOwners.page });
  });

  test('is nothing of a page that the route table knows', () => {
    expect(toMeaning({ kind: 'page', at: pageOwners.page, type: 'cart' as 'page' })).toBeUndefined();
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
