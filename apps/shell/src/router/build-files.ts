import type { RedirectRules } from '@weefsel/contracts';

/** Where the shell's server says which build is the newest. */
export const LATEST_BUILD = '/build/latest.json';
/** Path of what the router must know of that build. */
export const BUILD_MANIFEST = '/build/manifest.json';

export interface LatestBuild {
  /** Short hash of the shell's browser files. */
  build: string;
}

export interface BuildManifest extends LatestBuild {
  /** Moves of addresses that came with the release. */
  redirects: RedirectRules;
}

/** How long after the start of the page the manifest is fetched, in ms. */
export const MANIFEST_AFTER_MS = 1000;
