import type { ComponentType } from 'react';
import type { CONTRACT } from './contract';
import type { FragmentName, Fragments } from './fragments';
import type { FragmentLoad, FragmentProps, PageLoad, PageProps } from './page';
import type { ReadParameters } from './read-parameters';

/** The pages that each remote owns. The shell decides which path shows which page. */
export interface Pages {
  'mf-search': 'listing' | 'search';
  'mf-catalog': 'product';
  'mf-content': 'home' | 'page' | 'blog' | 'look' | 'error';
  'mf-checkout': 'cart' | 'side-cart' | 'checkout' | 'order-success' | 'order-failed';
  'mf-account':
    | 'login'
    | 'register'
    | 'registration-confirm'
    | 'newsletter-confirm'
    | 'forget-password'
    | 'recover-password'
    | 'account'
    | 'orders'
    | 'order'
    | 'profile'
    | 'addresses';
}

export type RemoteName = keyof Pages;
export type PageName<N extends RemoteName = RemoteName> = Pages[N];

export const REMOTE_NAMES = [
  'mf-search',
  'mf-catalog',
  'mf-content',
  'mf-checkout',
  'mf-account',
] as const satisfies readonly RemoteName[];

/** JavaScript name of a remote, under which the federation runtime finds its container. */
export const containerName = (remote: string): string => remote.replaceAll('-', '_');

/** A page in two halves: what only the server runs (load), and what both render (view). Made by `page()`. */
export interface PageDoor<Clients> {
  /** Parameters of its address that load or view read: load gets no others, and addresses that differ in others are one. Absent in older versions of a remote, which may read any. */
  reads?: ReadParameters;
  /** The page may be another for each visitor who allows that (`PageRequest.profileKey`), unless its address has one of these parameters. Absent: it is everyone's. */
  personalUnless?: ReadParameters;
  load: () => Promise<{ load: PageLoad<Clients> }>;
  view: () => Promise<{ Page: ComponentType<PageProps> }>;
}

/** A lent fragment. `load` is there when the server has to fetch something before it can render it. */
export interface FragmentDoor<Props, Clients> {
  load?: () => Promise<{ load: FragmentLoad<Props, Clients> }>;
  view: () => Promise<{ Fragment: ComponentType<Props & FragmentProps> }>;
}

/** Ties a page's view to what its `load` returns, so that the two cannot drift apart. */
export const page = <Clients, Data>(door: {
  reads: ReadParameters;
  personalUnless?: ReadParameters;
  load: () => Promise<{ load: PageLoad<Clients, Data> }>;
  view: () => Promise<{ Page: ComponentType<PageProps<Data>> }>;
}): PageDoor<Clients> => door as unknown as PageDoor<Clients>;

/** Ties a fragment's view to what its `load` returns. */
export const fragment = <Props, Clients, Data>(door: {
  load?: () => Promise<{ load: FragmentLoad<Props, Clients, Data> }>;
  view: () => Promise<{ Fragment: ComponentType<Props & FragmentProps<Data>> }>;
}): FragmentDoor<Props, Clients> => door as unknown as FragmentDoor<Props, Clients>;

/** The one door of a remote: the default export of its `remote.tsx`. */
export interface Remote<N extends RemoteName, Clients = never> {
  contract: typeof CONTRACT;
  pages: { [P in PageName<N>]: PageDoor<Clients> };
  fragments: { [F in FragmentName<N>]: FragmentDoor<Fragments[N][F], Clients> };
  /** Code that only some data is shown with, in chunks called `piece.<name>`; data names its own under `pieces`. */
  pieces?: Record<string, () => Promise<unknown>>;
}
