import type { ComponentType } from 'react';
import type { Fragments } from './fragments';
import type { FragmentLoad, FragmentProps, PageActions, PageLoad, PageProps } from './page';
import type { PageAddress, PageFrame } from './page-address';
import type { ReadParameters } from './read-parameters';

/** Folder name of a remote under `apps/`, and its name everywhere. */
export type RemoteName = string;

/** JavaScript name of a remote, under which the federation runtime finds its container. */
export const containerName = (remote: string): string => remote.replaceAll('-', '_');

/** A page in two halves: `load` runs only on the server, `view` on both sides. Made by `page()`. */
export interface PageDefinition<Clients> extends PageAddress {
  /** Parameters of its address that load or view read: load gets no others, and addresses that differ in others are one. Absent in older versions of a remote, which may read any. */
  reads?: ReadParameters;
  /** The page may be another for each visitor who allows that (`PageRequest.profileKey`), unless its address has one of these parameters. Absent: it is everyone's. */
  personalUnless?: ReadParameters;
  /** It is a shopper's own: `load` gets a commerce client with the shopper's session, the server renders it with session and cart, and nobody keeps the answer. Absent: without a session, for everyone. */
  session?: true;
  /** Names of the cookies that its load and actions read and write. */
  keeps?: readonly string[];
  /** Older shells know one frame only. */
  frame?: PageFrame;
  load: () => Promise<{ load: PageLoad<Clients> }>;
  /** What its forms do without script; runs only on the server. */
  actions?: () => Promise<{ actions: PageActions<Clients> }>;
  view: () => Promise<{ Page: ComponentType<PageProps> }>;
}

/** A lent fragment. `load` is there when the server has to fetch something before it can render it. */
export interface FragmentDefinition<Props, Clients> {
  load?: () => Promise<{ load: FragmentLoad<Props, Clients> }>;
  view: () => Promise<{ Fragment: ComponentType<Props & FragmentProps> }>;
}

/** Ties a page's view to what its `load` returns, so that the two cannot drift apart. */
export const page = <Clients, Data>(
  entry: PageAddress & {
    reads: ReadParameters;
    personalUnless?: ReadParameters;
    session?: true;
    keeps?: readonly string[];
    frame?: PageFrame;
    load: () => Promise<{ load: PageLoad<Clients, Data> }>;
    actions?: () => Promise<{ actions: PageActions<Clients> }>;
    view: () => Promise<{ Page: ComponentType<PageProps<Data>> }>;
  },
): PageDefinition<Clients> => entry as unknown as PageDefinition<Clients>;

/** Ties a fragment's view to what its `load` returns. */
export const fragment = <Props, Clients, Data>(entry: {
  load?: () => Promise<{ load: FragmentLoad<Props, Clients, Data> }>;
  view: () => Promise<{ Fragment: ComponentType<Props & FragmentProps<Data>> }>;
}): FragmentDefinition<Props, Clients> => entry as unknown as FragmentDefinition<Props, Clients>;

/** What a remote lends, by name: what its `lends.ts` says to the compiler. */
type Lent<N extends RemoteName> = N extends keyof Fragments ? Fragments[N] : Record<never, never>;

/** The one entry of a remote: the default export of its `remote.tsx`. What it says of itself is all that others know of it. */
export interface Remote<N extends RemoteName, Clients = never> {
  /** Its pages need JavaScript, except those with `session`: the browser fills them with a shopper's own data. */
  needsScript?: true;
  /** Names under which it keeps things in the browser. */
  storage?: readonly string[];
  pages: Record<string, PageDefinition<Clients>>;
  fragments: { [F in keyof Lent<N>]: FragmentDefinition<Lent<N>[F], Clients> };
  /** Code that only some data is shown with, in chunks called `chunk.<name>`; data names its own under `chunks`. */
  chunks?: Record<string, () => Promise<unknown>>;
}
