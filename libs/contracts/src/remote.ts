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
  /**
   * Parameters of its address that load or view read. `load` gets no others.
   * Addresses that differ in others count as one. Absent in older versions of a remote, which may read any.
   */
  reads?: ReadParameters;
  /**
   * Makes the page personal for consenting shoppers (`PageRequest.profileKey`), unless its address has one of these.
   * Absent: the same for all shoppers.
   */
  personalUnless?: ReadParameters;
  /**
   * The page of one shopper. `load` gets a commerce client with the shopper's session.
   * The server renders it with session and cart, and the answer is never cached.
   * Absent: without a session, shared by all shoppers.
   */
  session?: true;
  /** Names of the cookies that its load and actions read and write. */
  keeps?: readonly string[];
  /** Older shells support one frame only. */
  frame?: PageFrame;
  load: () => Promise<{ load: PageLoad<Clients> }>;
  /** Handlers of its forms without script; run only on the server. */
  actions?: () => Promise<{ actions: PageActions<Clients> }>;
  view: () => Promise<{ Page: ComponentType<PageProps> }>;
}

/** A lent fragment. `load` exists when the server has to fetch data before it can render. */
export interface FragmentDefinition<Props, Clients> {
  load?: () => Promise<{ load: FragmentLoad<Props, Clients> }>;
  view: () => Promise<{ Fragment: ComponentType<Props & FragmentProps> }>;
}

/** Types a page's view by the result of its `load`, so that the two cannot drift apart. */
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

/** Types a fragment's view by the result of its `load`. */
export const fragment = <Props, Clients, Data>(entry: {
  load?: () => Promise<{ load: FragmentLoad<Props, Clients, Data> }>;
  view: () => Promise<{ Fragment: ComponentType<Props & FragmentProps<Data>> }>;
}): FragmentDefinition<Props, Clients> => entry as unknown as FragmentDefinition<Props, Clients>;

/** Fragments that a remote lends, by name, as its `lends.ts` declares them. */
type Lent<N extends RemoteName> = N extends keyof Fragments ? Fragments[N] : Record<never, never>;

/** The one entry of a remote: the default export of its `remote.tsx`. Others know nothing else of it. */
export interface Remote<N extends RemoteName, Clients = never> {
  /** Its pages need JavaScript, except those with `session`: the browser loads a shopper's own data. */
  needsScript?: true;
  /** Names under which it stores things in the browser. */
  storage?: readonly string[];
  pages: Record<string, PageDefinition<Clients>>;
  fragments: { [F in keyof Lent<N>]: FragmentDefinition<Lent<N>[F], Clients> };
  /** Code needed only with some data, in chunks called `chunk.<name>`. Data lists its own under `chunks`. */
  chunks?: Record<string, () => Promise<unknown>>;
}
