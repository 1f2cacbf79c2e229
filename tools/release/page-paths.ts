import type { PageAddresses } from '../../libs/contracts/src/page-address.ts';
import { SHELL, type Versions } from '../../libs/federation/src/releases/composition/index.ts';
import { publishedRelease, type ReleaseStore } from '../../libs/federation/src/releases/release/index.ts';

/** Number of printed addresses. */
const MOST = 12;

/** A path of a page. */
export interface PagePath {
  page: string;
  path: string;
}

/** All paths of some pages. */
export const pathsIn = (pages: PageAddresses = {}): PagePath[] =>
  Object.entries(pages).flatMap(([page, { paths = [] }]) => paths.map((path) => ({ page, path })));

/** Addresses of the pages of released remotes on a shop, one line each. */
export async function addressLines(
  releaseStore: Pick<ReleaseStore, 'files'>,
  versions: Versions,
  shop: string,
): Promise<string[]> {
  const found: string[] = [];
  for (const [name, version] of Object.entries(versions)) {
    const { pages } = name === SHELL ? {} : await publishedRelease(releaseStore, name, version);
    found.push(...pathsIn(pages).map(({ page, path }) => `    ${page}: ${shop}${path}`));
  }
  return found.length > MOST ? [...found.slice(0, MOST), `    and ${found.length - MOST} more`] : found;
}
