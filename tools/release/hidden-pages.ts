import {
  claimSentence,
  isTechnical,
  LIVE,
  SHELL,
  type Versions,
} from '../../libs/federation/src/releases/composition/index.ts';
import { covers } from '../../libs/federation/src/releases/gate/index.ts';
import {
  publishedRelease,
  readCurrent,
  RefusedRelease,
  type ReleaseStore,
} from '../../libs/federation/src/releases/release/index.ts';
import { SHOP } from './command.ts';
import type { Options } from './options.ts';
import { pathsIn, type PagePath } from './page-paths.ts';

/** Timeout of a request to the shop, in ms. */
const TIMEOUT_MS = 5000;

interface NewPath extends PagePath {
  name: string;
}

const hasPlaces = (path: string): boolean => /:|\*$/.test(path);

/** Paths at which versions have a page, and the live remotes have none, and all of those. */
async function newPaths(
  releaseStore: ReleaseStore,
  versions: Versions,
): Promise<{ known: string[]; found: NewPath[] }> {
  const { remotes = {} } = (await readCurrent(releaseStore))?.composition ?? {};
  const known = Object.values(remotes).flatMap(({ pages }) => pathsIn(pages).map(({ path }) => path));
  const found: NewPath[] = [];
  for (const [name, version] of Object.entries(versions)) {
    // Addresses of early versions are unknown.
    if (name === SHELL || (remotes[name] && !remotes[name].pages)) continue;
    const { pages } = await publishedRelease(releaseStore, name, version);
    for (const { page, path } of pathsIn(pages))
      if (!known.some((pattern) => covers(pattern, path))) found.push({ name, page, path });
  }
  return { known, found };
}

const ask = (address: string): Promise<Response | undefined> =>
  fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);

/** True when a shop shows a page at a path itself, in either spelling of its end. */
async function isShown(shop: string, path: string): Promise<boolean> {
  const answer = await ask(shop + path);
  await answer?.body?.cancel();
  return answer?.ok === true && covers(path, new URL(answer.url).pathname);
}

/** Paths in a sitemap of a shop; none when it does not answer. */
async function pathsInSitemap(address: string): Promise<string[]> {
  const answer = await ask(address);
  const text = answer?.ok ? await answer.text().catch(() => '') : '';
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => new URL(found, address).pathname);
}

/** Paths of all pages of a shop for search engines. */
async function listedPaths(shop: string): Promise<string[]> {
  const parts = await pathsInSitemap(`${shop}/sitemap.xml`);
  return (await Promise.all(parts.map((part) => pathsInSitemap(shop + part)))).flat();
}

/**
 * Sentences about pages of the shop that new pages of remotes would hide: of editors, categories or products. Asks the
 * shop, hence before the release; none when it does not answer.
 * @throws RefusedRelease with them for the live channel, except for paths in `without`; and for a path of the shell
 */
export async function hiddenPages(
  releaseStore: ReleaseStore,
  options: Options,
  versions: Versions,
): Promise<string[]> {
  const { channel, without } = options;
  const hidden: string[] = [];
  const { known, found } = await newPaths(releaseStore, versions);
  const claims = found.filter(({ path }) => isTechnical(path));
  if (claims.length > 0)
    throw new RefusedRelease(
      claims
        .map(({ name, page, path }) => `${name} cannot be released. ${claimSentence(page, path)}`)
        .concat('Nothing was changed.')
        .join('\n'),
    );
  const shop = found.length > 0 ? SHOP(options) : '';
  let listed: string[] | undefined;
  const hiddenBy = async (path: string): Promise<string[]> => {
    if (!hasPlaces(path)) return (await isShown(shop, path)) ? [path] : [];
    listed ??= await listedPaths(shop);
    return listed.filter((each) => covers(path, each) && !known.some((pattern) => covers(pattern, each)));
  };
  for (const { name, page, path } of found) {
    const [first, ...others] = without.includes(path) ? [] : await hiddenBy(path);
    if (!first) continue;
    const more = others.length > 0 ? `, and at ${others.length} more,` : ' already,';
    hidden.push(
      `The shop has a page at ${first}${more} of editors or the assortment, which the page ${page} of ${name} would hide. Use another path in src/remote.tsx; if that page is to go, say so with --without ${path} --reason "…".`,
    );
  }
  if (channel === LIVE && hidden.length > 0)
    throw new RefusedRelease(`${hidden.join('\n')} Nothing was changed.`);
  return hidden;
}
