import type { RedirectRules } from '@weefsel/contracts';

/** Path of the newest build's name. */
export const LATEST_BUILD = '/build/latest.json';
/** Path of that build's manifest for the router. */
export const BUILD_MANIFEST = '/build/manifest.json';

export interface LatestBuild {
  /** Short hash of the shell's browser files. */
  build: string;
}

export interface BuildManifest extends LatestBuild {
  /** Redirects that came with the release. */
  redirects: RedirectRules;
}

/** Delay of the manifest request after the page has started, in ms. */
export const MANIFEST_AFTER_MS = 1000;
