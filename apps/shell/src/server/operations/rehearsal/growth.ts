/** Renderings of each page before memory is measured, and between two measurements. */
const WARM_UP = 3;
const ROUNDS = 8;

/** Limit for a leak, in MB per 100 renderings of a page. */
export const MOST_MB = 10;

const MB = 1024 * 1024;

interface Growing {
  render: (path: string) => Promise<unknown>;
  paths: readonly string[];
  /** Memory in use after garbage collection, in bytes. */
  measure: () => Promise<number>;
}

/** Memory growth per 100 renderings, in MB. */
async function growthOf({ render, measure }: Growing, paths: readonly string[]): Promise<number> {
  const before = await measure();
  for (let round = 0; round < ROUNDS; round += 1) for (const path of paths) await render(path);
  return (((await measure()) - before) / MB) * (100 / (ROUNDS * paths.length));
}

/** A leak must show twice: the first growth may be a one-time cache. */
async function lastingGrowth(growing: Growing, paths: readonly string[]): Promise<number> {
  const once = await growthOf(growing, paths);
  return once > MOST_MB ? Math.min(once, await growthOf(growing, paths)) : once;
}

/** Renders pages repeatedly. `refused` is a sentence about the page that leaks most. */
export async function growth(growing: Growing): Promise<{ refused?: string; mb: number }> {
  const { paths, render } = growing;
  if (paths.length === 0) return { mb: 0 };
  for (let round = 0; round < WARM_UP; round += 1) for (const path of paths) await render(path);
  const all = await lastingGrowth(growing, paths);
  // A leak of a single page shows in the average too. It only has to be larger by the number of pages.
  if (all * paths.length <= MOST_MB) return { mb: all };
  let worst = { path: '', mb: 0 };
  for (const path of paths) {
    const mb = await lastingGrowth(growing, [path]);
    if (mb > worst.mb) worst = { path, mb };
  }
  if (worst.mb <= MOST_MB) return { mb: worst.mb };
  const said = `Each 100 renderings of ${worst.path} leave ${Math.round(worst.mb)} MB of memory behind`;
  return {
    mb: worst.mb,
    refused: `${said}, and ${MOST_MB} MB are too much: something is kept that nobody needs any more.`,
  };
}
