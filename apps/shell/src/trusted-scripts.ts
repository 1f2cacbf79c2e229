/** Folders of this shop that hold scripts. */
const FOLDERS = /^\/(assets|remotes)\//;

/** Loads its own scripts; whether a page may use it at all says the page's Content-Security-Policy. */
const TAG_MANAGER = 'https://www.googletagmanager.com';

/** The address itself if it is one of a script of the shop, else nothing. */
function ownScript(address: string): string | null {
  const { origin, pathname } = new URL(address, document.baseURI);
  const isOwn = origin === location.origin ? FOLDERS.test(pathname) : origin === TAG_MANAGER;
  return isOwn ? address : null;
}

/**
 * The only policy by which text becomes code in a page: addresses of the shop's own scripts. Browsers ask it wherever a
 * script gets its address, also in the loaders of remotes. Nothing makes markup of text. Whichever script of the shell comes
 * first makes it; there is one in a document.
 */
export function trustOwnScripts(): void {
  const { trustedTypes } = globalThis;
  if (trustedTypes && !trustedTypes.defaultPolicy)
    trustedTypes.createPolicy('default', { createScriptURL: ownScript });
}
