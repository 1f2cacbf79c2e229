/** Folders of this shop that hold scripts. */
const FOLDERS = /^\/(assets|remotes)\//;

/** The tag manager loads its own scripts. The page's Content-Security-Policy decides if it is allowed. */
const TAG_MANAGER = 'https://www.googletagmanager.com';

/** Returns the address of a script of the shop; null for any other. */
function ownScript(address: string): string | null {
  const { origin, pathname } = new URL(address, document.baseURI);
  const isOwn = origin === location.origin ? FOLDERS.test(pathname) : origin === TAG_MANAGER;
  return isOwn ? address : null;
}

/**
 * Creates the default Trusted Types policy, the only way from text to code: addresses of the shop's scripts.
 * Browsers apply it to every script address, also in the loaders of remotes. No policy allows markup from
 * text.
 * The shell's first script creates it; later calls do nothing.
 */
export function trustOwnScripts(): void {
  const { trustedTypes } = globalThis;
  if (trustedTypes && !trustedTypes.defaultPolicy)
    trustedTypes.createPolicy('default', { createScriptURL: ownScript });
}
