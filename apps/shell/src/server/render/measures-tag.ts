import type { TrackingConfig } from '@weefsel/contracts';
import type { PagePayload } from '@weefsel/federation/runtime';
import { MEASURES_ID } from '../../measures/measures-id';
import { SLUG_VIEW } from '../../navigation/routes';
import type { ShellAssets } from './shell-assets';
import { attributes, scriptTag, type PageScript } from '../http/tags';

/** Tracking of a page before its code is loaded. */
export interface Measures {
  /** Tracks all shoppers, or only those who consented. */
  of: 'all' | 'allowed';
  script: PageScript;
  /** Container of the tag manager. */
  gtmId?: string | undefined;
  /** Name of the page's views. */
  view: string;
}

/** Tracking of a page; undefined when no service is configured. */
export function measuresOf(
  { view = SLUG_VIEW }: Pick<PagePayload, 'view'>,
  { measuresScript: script }: Pick<ShellAssets, 'measuresScript'>,
  tracking?: TrackingConfig,
): Measures | undefined {
  const { gtmId, search, consent } = tracking ?? {};
  if (!script || !(gtmId || search)) return undefined;
  return { of: consent === 'off' ? 'all' : 'allowed', script, gtmId, view };
}

/** The tracking code in a template. The early script runs it once allowed. */
export function measuresTag({ of, script, gtmId, view }: Measures): string {
  const said = { id: MEASURES_ID, 'data-measures': of, 'data-gtm': gtmId, 'data-view': view };
  return `<template${attributes(said)}>${scriptTag(script)}</template>`;
}
