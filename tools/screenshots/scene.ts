import type { Page } from 'playwright';
import type { Samples } from './find-samples.ts';

/** One picture: the steps to the displayed state of a page. */
export interface Scene {
  /** Part of the file's name. */
  name: string;
  /** Brings the empty page of a new shopper into the state. */
  stage: (page: Page, samples: Samples) => Promise<unknown>;
  /** The whole page (the default), or only the visible part. */
  part?: 'page' | 'window';
  /** A response never arrives, so that waiting for network idle would be in vain. */
  hangs?: true;
  /** A visitor without a choice about cookies; others have refused. */
  isUnasked?: true;
  /** The only width, in px, at which the state exists. */
  width?: Width;
}

/** Window widths, in px: a phone, a tablet in landscape, a desktop, and a wide one. */
export const WIDTHS = [390, 1024, 1440, 1920] as const;

export type Width = (typeof WIDTHS)[number];
