import type { StorefrontConfig } from '@weefsel/contracts';
import type { Composition, PagePayload } from '@weefsel/federation/runtime';
import type { StoresSnapshot } from '@weefsel/stores';

/** What the server tells the browser beside the HTML, as JSON in the page. */
export interface BootState {
  config: StorefrontConfig;
  /** The remotes that this tab works with, for as long as it lives. */
  composition: Composition;
  stores: StoresSnapshot;
  payload: PagePayload;
  /** The shell's build that rendered the page. */
  build: string;
}

/** Element that holds the boot state. */
export const BOOT_STATE_ID = 'weefsel-state';
/** Element that React renders into. */
export const APP_ID = 'app';
