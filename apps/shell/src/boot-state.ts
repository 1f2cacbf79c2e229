import type { StorefrontConfig } from '@weefsel/contracts';
import type { Composition, PagePayload } from '@weefsel/federation/runtime';
import type { StoresSnapshot } from '@weefsel/stores';

/** State shared by all pages: one file for the whole shop, until a menu changes. */
export interface FrameState {
  config: StorefrontConfig;
  stores: Pick<StoresSnapshot, 'navigation' | 'about'>;
  /** Integrity (`sha256-…`) of the shell's later scripts, by address; absent in a development build. */
  scripts?: Readonly<Record<string, string>>;
}

/** State of one page beside its HTML. */
export interface PageState {
  /** The composition of this tab, constant for its lifetime. */
  composition: Composition;
  stores: Omit<StoresSnapshot, keyof FrameState['stores']> & {
    /** Facts about the shop from an editor's drafts, instead of the shared ones. */
    about?: StoresSnapshot['about'];
  };
  payload: PagePayload;
  /** The shell's build that rendered the page. */
  build: string;
}

/** Addresses of both states, in attributes of React's root element. */
export interface StateAddresses {
  frame: string;
  /** Absent on a shopper's personal page: its state is only in the document. */
  page?: string;
}

/** Id of the element with the state of a shopper's personal page. */
export const OWN_STATE_ID = 'weefsel-state';

/** Id of React's root element. */
export const APP_ID = 'app';

/** Path of the states, each under the hash of its content. */
export const STATES_PATH = '/_state/';

/** Parameter with the page of a state, for a server that must render it again. */
export const STATE_OF = 'of';
