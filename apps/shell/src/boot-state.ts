import type { StorefrontConfig } from '@weefsel/contracts';
import type { Composition, PagePayload } from '@weefsel/federation/runtime';
import type { StoresSnapshot } from '@weefsel/stores';

/** What the server knows of every page: one file for the whole shop, until a menu changes. */
export interface FrameState {
  config: StorefrontConfig;
  stores: Pick<StoresSnapshot, 'navigation' | 'about'>;
  /** Integrity (`sha256-…`) of the shell's scripts that come later, by address; absent in a development build. */
  scripts?: Readonly<Record<string, string>>;
}

/** What the server knows of one page beside its HTML. */
export interface PageState {
  /** The remotes that this tab works with, for as long as it lives. */
  composition: Composition;
  stores: Omit<StoresSnapshot, keyof FrameState['stores']> & {
    /** What an editor's drafts say of the shop, instead of what everybody has. */
    about?: StoresSnapshot['about'];
  };
  payload: PagePayload;
  /** The shell's build that rendered the page. */
  build: string;
}

/** Addresses of both, as the document names them on the element that React renders into. */
export interface StateAddresses {
  frame: string;
  /** Absent on a shopper's own page: its state is in the document and nowhere else. */
  page?: string;
}

/** Element with the state of a shopper's own page. */
export const OWN_STATE_ID = 'weefsel-state';

/** Element that React renders into. */
export const APP_ID = 'app';

/** Path of the states, each under the hash of its content. */
export const STATES_PATH = '/_state/';

/** Parameter with the page of a state, for a server that has to make it again. */
export const STATE_OF = 'of';
