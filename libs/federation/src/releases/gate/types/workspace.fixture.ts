import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { remoteTypes } from './remote-types';
import { shellTypes } from './shell-types';
import type { TypePack } from './type-pack';

/**
 * A minimal workspace: a shell that lends a cart and shows a slider, and two remotes.
 * One remote adds to the cart and shows the slider; the other lends it.
 */
const FILES = {
  'tsconfig.base.json': JSON.stringify({
    compilerOptions: {
      target: 'es2024',
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      paths: {
        '@weefsel/contracts': ['./libs/contracts/src/index.ts'],
        '@weefsel/contracts/snippets': ['./libs/contracts/src/snippets/index.ts'],
        '@weefsel/api-clients': ['./libs/api-clients/src/index.ts'],
        '@weefsel/stores': ['./libs/stores/src/index.ts'],
        '@weefsel/federation/runtime': ['./libs/federation/src/runtime/index.ts'],
      },
    },
  }),
  'types/assets.d.ts': `declare module '*.css';`,
  'node_modules/@types/react/index.d.ts': `export type ReactNode = string | null; export type ComponentType<P> = (props: P) => ReactNode;`,
  'node_modules/@types/react/jsx-runtime.d.ts': `export namespace JSX { type Element = string; interface IntrinsicElements { p: { children?: unknown } } }`,
  'libs/contracts/src/snippets/index.ts': `
    export interface TextOwners {}
    export type SnippetKey = { [Owner in keyof TextOwners]: keyof TextOwners[Owner] & string }[keyof TextOwners];`,
  'libs/contracts/src/fragments.ts': `export interface Fragments {}`,
  'libs/contracts/src/index.ts': `
    import type { ComponentType } from 'react';
    export type * from './fragments';
    export interface SliderProps { category: string }
    export interface PageRequest { slug: string }
    export const paths = { search: '/search' };
    export interface PageDefinition<Clients> {
      load: () => Promise<{ load: (request: PageRequest, clients: Clients) => Promise<{ kind: 'page' }> }>;
    }
    export interface FragmentDefinition<Props, Clients> {
      load?: () => Promise<{ load: (props: Props, clients: Clients) => Promise<unknown> }>;
      view: () => Promise<{ Fragment: ComponentType<Props> }>;
    }`,
  'libs/api-clients/src/index.ts': `export interface Clients { find: (text: string) => Promise<string[]> }`,
  'libs/stores/src/index.ts': `
    import type { SnippetKey } from '@weefsel/contracts/snippets';
    export class Cart {
      private lines: string[] = [];
      add(id: string): number { return this.lines.push(id); }
    }
    export const useCart = () => new Cart();
    export const text = (key: SnippetKey): string => key;`,
  'libs/federation/src/runtime/index.ts': `
    import type { Fragments } from '@weefsel/contracts';
    export const RemoteFragment = <N extends keyof Fragments, F extends keyof Fragments[N] & string>(
      { name }: { of: N; name: F; props: Fragments[N][F] },
    ): string => name;`,
  'apps/shell/src/frame.tsx': `
    import { RemoteFragment } from '@weefsel/federation/runtime';
    export const Frame = () => <RemoteFragment of="mf-catalog" name="ProductSlider" props={{ category: 'jassen' }} />;`,
  'apps/mf-catalog/src/lends.ts': `
    import type { SliderProps } from '@weefsel/contracts';
    declare module '@weefsel/contracts' { interface Fragments { 'mf-catalog': { ProductSlider: SliderProps } } }`,
  'apps/mf-catalog/src/remote.tsx': `export default { pages: {}, fragments: {} };`,
  'apps/mf-search/src/texts.nl.ts': `
    export const texts = { 'headless.listing.title': 'Lijst' } as const;
    declare module '@weefsel/contracts/snippets' { interface TextOwners { 'mf-search': typeof texts } }`,
  'apps/mf-search/src/listing.tsx': `
    import type { Clients } from '@weefsel/api-clients';
    import { paths, type PageRequest } from '@weefsel/contracts';
    import { RemoteFragment } from '@weefsel/federation/runtime';
    import { text, useCart } from '@weefsel/stores';
    export const load = async ({ slug }: PageRequest, { find }: Clients) => {
      await find(slug);
      return { kind: 'page' } as const;
    };
    export function Page() {
      const cart = useCart();
      cart.add('jurk');
      return <p>{text('headless.listing.title')}{paths.search}<RemoteFragment of="mf-catalog" name="ProductSlider" props={{ category: 'jurken' }} /></p>;
    }`,
  'apps/mf-search/src/listing.spec.ts': `this is no TypeScript`,
  'apps/mf-search/src/remote.tsx': `
    export default {
      pages: { listing: { load: () => import('./listing'), view: () => import('./listing') } },
      fragments: {},
    };`,
};

export type WorkspaceFile = keyof typeof FILES;

/** Edits of workspace files: each a text and its replacement. */
export type Edits = Partial<Record<WorkspaceFile, readonly [from: string, to: string]>>;

/** The types of a shell and of remotes, each built in the workspace with some edits. */
export function builtTypes(edits: Edits = {}): {
  remote: TypePack;
  shell: TypePack;
  lender: TypePack;
} {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'weefsel-types-')));
  for (const [file, text] of Object.entries(FILES)) {
    const [from, to] = edits[file as WorkspaceFile] ?? ['', ''];
    if (!text.includes(from)) throw new Error(`${file} has no "${from}" to edit.`);
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text.replace(from, to));
  }
  const found = {
    remote: remoteTypes(root, 'mf-search'),
    shell: shellTypes(root),
    lender: remoteTypes(root, 'mf-catalog'),
  };
  rmSync(root, { recursive: true });
  return found;
}
