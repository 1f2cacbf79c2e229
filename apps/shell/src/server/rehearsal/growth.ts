/** Renderings of each page before memory is measured, and between two measurements. */
const WARM_UP = 3;
const ROUNDS = 8;

/** A page that leaves more than this behind per 100 renderings leaks, in MB. */
export const MOST_MB = 10;

const MB = 1024 * 1024;

export interface Growing {
  render: (path: string) => Promise<unknown>;
  paths: readonly string[];
  /** Memory in use after garbage collection, in bytes. */
  measure: () => Promise<number>;
}

/** What 100 renderings leave behind, in MB. */
async function growthOf({ render, measure }: Growing, paths: readonly string[]): Promise<number> {
  const before = await measure();
  for (let round = 0; round < ROUNDS; round += 1) for (const path of paths) await render(path);
  return (((await measure()) - before) / MB) * (100 / (ROUNDS * paths.length));
}

/** A leak must show twice: something may have been cached once, for good. */
async function lastingGrowth(growing: Growing, paths: readonly string[]): Promise<number> {
  const once = await growthOf(growing, paths);
  return once > MOST_MB ? Math.min(once, await growthOf(growing, paths)) : once;
}

/** Renders pages again and again; `refused` is a sentence about the page that leaves most memory behind. */
export async function growth(growing: Growing): Promise<{ refused?: string; mb: number }> {
  const { paths, render } = growing;
  if (paths.length === 0) return { mb: 0 };
  for (let round = 0; round < WARM_UP; round += 1) for (const path of paths) await render(path);
  const all = await lastingGrowth(growing, paths);
  // One page that leaks is seen among the others, too, if it leaks as many times more as there are pages.
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
