import type { Page } from 'playwright';
import type { Samples } from './find-samples.ts';

/** One picture: how a page gets into the state that is shown. */
export interface Scene {
  /** Part of the file's name. */
  name: string;
  /** Leads the page, which is empty and belongs to a new shopper, into the state. */
  stage: (page: Page, samples: Samples) => Promise<unknown>;
  /** The whole page (the default), or what a window shows of it. */
  part?: 'page' | 'window';
  /** Something never arrives, so nobody waits until the network is silent. */
  hangs?: true;
  /** The only width, in px, at which the state exists. */
  width?: Width;
}

/** Widths of the window, in px: a phone, a tablet on its side, a desktop, and a wide one. */
export const WIDTHS = [390, 1024, 1440, 1920] as const;

export type Width = (typeof WIDTHS)[number];
