import { breaksOf } from './breaks';
import type { Declarations } from './report';

/** Third-party types that the packages use. */
const ELSEWHERE = {
  files: { 'router.d.ts': 'export const useNavigate: () => void; export const useLocation: () => string;' },
  imports: {},
  roots: [],
  entries: { 'react-router-dom': 'router.d.ts' },
};

const before: Declarations = {
  '@weefsel/contracts': `
    export interface PageRequest { slug: string; id?: string }
    export interface Remote<N extends string> { name: N; load: (request: PageRequest) => void }
    export type SlugType = 'page' | 'look';`,
  '@weefsel/stores': `
    import type { PageRequest } from '@weefsel/contracts';
    export interface CartStore { add(id: string): Promise<void>; from: PageRequest }
    export const useStores: () => { cart: CartStore };
    export const look: (options: { at: string }) => void;
    export class Visitor { constructor(id: string); read(): string }`,
  '@weefsel/federation/runtime': `export { useNavigate } from 'react-router-dom'; export function place(): string;`,
};

const breaksWith = (name: keyof Declarations, from: string, to: string): string[] => {
  if (!before[name].includes(from)) throw new Error(`${name} has no "${from}".`);
  const found = breaksOf(before, { ...before, [name]: before[name].replace(from, to) }, ELSEWHERE);
  return Object.values(found).flat();
};

test.each<[string, keyof Declarations, string, string]>([
  ['nothing', '@weefsel/stores', 'add(', 'add('],
  ['a method', '@weefsel/stores', 'add(', 'clear(): void; add('],
  ['a parameter that may be left out', '@weefsel/stores', 'id: string)', 'id: string, quantity?: number)'],
  ['an option that may be left out', '@weefsel/stores', 'at: string', 'at: string; far?: boolean'],
  ['a new name', '@weefsel/stores', 'export class', 'export const more: 1; export class'],
  ['more that a page is told', '@weefsel/contracts', 'slug: string', 'slug: string; visitor: string'],
  ['what a remote may say', '@weefsel/contracts', 'name: N;', 'name: N; storage?: string[];'],
])('that %s came is nothing to those that use the rest', (_what, name, from, to) => {
  expect(breaksWith(name, from, to)).toEqual([]);
});

test.each<[string, keyof Declarations, string, string, string]>([
  [
    'a method goes',
    '@weefsel/stores',
    'add(id: string): Promise<void>;',
    '',
    "CartStore: Property 'add' is missing",
  ],
  ['a name goes', '@weefsel/stores', 'const look', 'const see', 'look is gone'],
  [
    'what is passed on goes',
    '@weefsel/federation/runtime',
    'useNavigate',
    'useLocation',
    'useNavigate is gone',
  ],
  ['an answer is another', '@weefsel/federation/runtime', 'string', 'number', "place: Type 'number' is not"],
  [
    'more has to be given',
    '@weefsel/stores',
    'at: string',
    'at: string; far: boolean',
    "look: Property 'far' is missing",
  ],
  [
    'another thing is made',
    '@weefsel/stores',
    'constructor(id: string',
    'constructor(id: number',
    'Visitor: Type',
  ],
  [
    'a page is told less',
    '@weefsel/contracts',
    'slug: string; ',
    '',
    "PageRequest: Property 'slug' is missing",
  ],
  [
    'a remote has to say more',
    '@weefsel/contracts',
    'name: N;',
    'name: N; owner: string;',
    "Remote: Property 'owner' is missing",
  ],
  ['one more kind may come', '@weefsel/contracts', `'look'`, `'look' | 'blog'`, 'SlugType: Type '],
])('that %s is another version for those that use it', (_what, name, from, to, sentence) => {
  expect(breaksWith(name, from, to)).toContainEqual(expect.stringContaining(sentence));
});

test('a change in one package is also a break in a package that uses its types', () => {
  const now = {
    ...before,
    '@weefsel/contracts': before['@weefsel/contracts'].replace('slug: string', 'path: string'),
  };
  expect(breaksOf(before, now, ELSEWHERE)['@weefsel/stores']).not.toEqual([]);
});

test('a report that does not compile is no report', () => {
  const now = {
    ...before,
    '@weefsel/stores': before['@weefsel/stores'].replace('): Promise<void>', '): Promises<void>'),
  };
  expect(() => breaksOf(before, now, ELSEWHERE)).toThrow(
    "The report of @weefsel/stores does not compile: Cannot find name 'Promises'",
  );
});
