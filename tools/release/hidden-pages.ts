import { SHELL, type Versions } from '../../libs/federation/src/composition/index.ts';
import { covers } from '../../libs/federation/src/gate/index.ts';
import { publishedRelease, readCurrent, type Desk } from '../../libs/federation/src/release/index.ts';
import { pathsIn, type PagePath } from './page-paths.ts';

/** Timeout of a request to the shop, in ms. */
const PATIENCE_MS = 5000;

interface NewPath extends PagePath {
  name: string;
}

const hasPlaces = (path: string): boolean => /:|\*$/.test(path);

/** Paths without parameters at which versions have a page, and the live remotes have none. */
async function newPaths(desk: Desk, versions: Versions): Promise<NewPath[]> {
  const { remotes = {} } = (await readCurrent(desk))?.composition ?? {};
  const known = Object.values(remotes).flatMap(({ pages }) => pathsIn(pages).map(({ path }) => path));
  const found: NewPath[] = [];
  for (const [name, version] of Object.entries(versions)) {
    // Addresses of early versions are unknown.
    if (name === SHELL || (remotes[name] && !remotes[name].pages)) continue;
    const { pages } = await publishedRelease(desk, name, version);
    for (const { page, path } of pathsIn(pages))
      if (!hasPlaces(path) && !known.some((pattern) => covers(pattern, path)))
        found.push({ name, page, path });
  }
  return found;
}

/** True when a shop shows a page at a path itself, in either spelling of its end. */
async function isShown(shop: string, path: string): Promise<boolean> {
  const answer = await fetch(shop + path, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
    () => undefined,
  );
  await answer?.body?.cancel();
  return answer?.ok === true && covers(path, new URL(answer.url).pathname);
}

/**
 * Sentences about pages of a shop that new pages of remotes will hide: of editors, categories or products. Asks the
 * shop, hence before the release; none when it does not answer.
 */
export async function hiddenPages(desk: Desk, versions: Versions, shop: string): Promise<string[]> {
  const hidden: string[] = [];
  for (const { name, page, path } of await newPaths(desk, versions))
    if (await isShown(shop, path))
      hidden.push(
        `The shop has a page at ${path} already, of editors or the assortment: the page ${page} of ${name} will hide it. Keep that one by another path in src/remote.tsx, or have it removed.`,
      );
  return hidden;
}
