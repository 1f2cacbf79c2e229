import { builtTypes } from '../../libs/federation/src/gate/types/workspace.fixture';
import { breaksOf } from './breaks';
import { declarationsOf, fromReport, toReport } from './report';

const STORES = '@weefsel/stores';
const INDEX = 'libs/stores/src/index.ts';
const { shell } = builtTypes();
const now = declarationsOf(shell);
const storesWith = (from: string, to: string): string =>
  declarationsOf(builtTypes({ [INDEX]: [from, to] }).shell)[STORES];

test('a report has what others see of a package, by name: no bodies, no private parts, no comments', () => {
  expect(now[STORES]).toBe(`import type {
    SnippetKey,
} from '@weefsel/contracts/snippets';

export class Cart {
    add(id: string): number;
}

export const text: (key: SnippetKey) => string;

export const useCart: () => Cart;
`);
});

test('internal exports are left out; unexported types are declared, a class as an interface', () => {
  const more = `
    /** @internal */
    export const createStores = () => new Cart();
    class Heart { constructor(readonly cart: Cart) {} press(): Rhythm { return 'slow'; } }
    type Rhythm = 'slow';
    export const heart = (): Heart => new Heart(new Cart());
    export const useCart`;
  const stores = storesWith('export const useCart', more);
  expect(stores).toContain('declare interface Heart {\n    readonly cart: Cart;\n    press(): Rhythm;\n}');
  expect(stores).toContain(`declare type Rhythm = 'slow';`);
  expect(stores).not.toContain('createStores');
});

test('a module that is passed on under a name is a constant with the values in it', () => {
  const { shell: changed } = builtTypes({
    'libs/contracts/src/snippets/index.ts': ['', `export const hello = 'hoi';\n`],
    'libs/contracts/src/index.ts': ['', `export * as words from './snippets';\n`],
  });
  expect(declarationsOf(changed)['@weefsel/contracts']).toContain(
    'export const words: {\n    readonly hello: "hoi";\n};',
  );
});

test('bodies, comments and private parts change no report', () => {
  expect(storesWith('this.lines.push(id)', '/* once */ this.lines.unshift(id)')).toBe(now[STORES]);
  expect(storesWith('private lines', 'private more = 1; #most = 2; private lines')).toBe(now[STORES]);
});

test('declarations are the same after they were in a report', () => {
  expect(fromReport(toReport(STORES, now[STORES]))).toBe(now[STORES]);
});

test('reports compile by themselves, and are as they were for all that use them', () => {
  expect(breaksOf(now, now, shell)).toEqual({
    '@weefsel/contracts': [],
    '@weefsel/stores': [],
    '@weefsel/federation/runtime': [],
  });
});
