import type { TrackingConfig } from '@weefsel/contracts';
import type { PagePayload } from '@weefsel/federation/runtime';
import { MEASURES_ID } from '../measures/measures-id';
import { SLUG_VIEW } from '../router/routes';
import type { ShellAssets } from './shell-assets';
import { attributes, scriptTag, type PageScript } from './tags';

/** What measures a page before its code does. */
export interface Measures {
  /** Whose pages: of all shoppers, or of those who allow it. */
  of: 'all' | 'allowed';
  script: PageScript;
  /** Container of the tag manager. */
  gtmId?: string | undefined;
  /** Name of the page's views. */
  view: string;
}

/** What measures a page; nothing where nobody listens. */
export function measuresOf(
  { view = SLUG_VIEW }: Pick<PagePayload, 'view'>,
  { measuresScript: script }: Pick<ShellAssets, 'measuresScript'>,
  tracking?: TrackingConfig,
): Measures | undefined {
  const { gtmId, search, consent } = tracking ?? {};
  if (!script || !(gtmId || search)) return undefined;
  return { of: consent === 'off' ? 'all' : 'allowed', script, gtmId, view };
}

/** The start of measuring: the script in the head runs it once that is allowed. */
export function measuresTag({ of, script, gtmId, view }: Measures): string {
  const said = { id: MEASURES_ID, 'data-measures': of, 'data-gtm': gtmId, 'data-view': view };
  return `<template${attributes(said)}>${scriptTag(script)}</template>`;
}
