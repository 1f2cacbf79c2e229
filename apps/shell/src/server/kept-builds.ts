import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';

/** Builds of the shell whose files stay to be had: this one and those before it. */
const KEPT_BUILDS = 6;

const buildOf = (browserDir: string): string =>
  (JSON.parse(readFileSync(join(browserDir, 'assets.json'), 'utf8')) as { build: string }).build;

/** A draft that is older was left behind by a server that was ended while it copied, in ms. */
const LEFT_BEHIND_MS = 10 * 60_000;

const isDraft = (name: string): boolean => name.startsWith('.draft-');

function clearDrafts(dir: string): void {
  for (const name of readdirSync(dir).filter(isDraft)) {
    const draft = join(dir, name);
    // Another server may have just removed it, or given it its name.
    const touched = statSync(draft, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (Date.now() - touched > LEFT_BEHIND_MS) rmSync(draft, { recursive: true, force: true });
  }
}

function newestFirst(dir: string): string[] {
  return readdirSync(dir)
    .filter((name) => !isDraft(name))
    .map((name) => ({ name, at: statSync(join(dir, name)).mtimeMs }))
    .sort((one, other) => other.at - one.at)
    .map(({ name }) => name);
}

/** The builds of the shell whose files are to be had here, whichever server put them there. */
export interface KeptBuilds {
  /** The folder that has a file of this name: names carry a hash of the content, so any will do. */
  folderOf: (file: string) => string | undefined;
}

/**
 * Copies the shell's browser files into the data folder, each build into a folder of its own, and drops builds that are
 * long gone. Tabs that were opened before a release still find their code there, and a rebuild under a running server
 * does not take its files away. Other servers may keep theirs in the same folder.
 */
export function keepBuild(browserDir: string, dataDir: string): KeptBuilds {
  const dir = join(dataDir, 'shell');
  const build = buildOf(browserDir);
  const own = join(dir, build);
  mkdirSync(dir, { recursive: true });
  clearDrafts(dir);
  if (!existsSync(own)) {
    const draft = join(dir, `.draft-${process.pid}-${build}`);
    cpSync(browserDir, draft, { recursive: true });
    try {
      renameSync(draft, own);
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      // Another server of the same build was first.
      if (!existsSync(own)) throw error;
    }
  }
  const now = new Date();
  utimesSync(own, now, now);
  const others = newestFirst(dir).filter((name) => name !== build);
  for (const name of others.slice(KEPT_BUILDS - 1)) rmSync(join(dir, name), { recursive: true, force: true });
  return {
    folderOf: (file) =>
      [build, ...newestFirst(dir)].map((name) => join(dir, name)).find((at) => existsSync(join(at, file))),
  };
}
