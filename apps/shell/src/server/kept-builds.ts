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

const isDraft = (name: string): boolean => name.startsWith('.');

function newestFirst(dir: string): string[] {
  return readdirSync(dir)
    .filter((name) => !isDraft(name))
    .map((name) => ({ name, at: statSync(join(dir, name)).mtimeMs }))
    .sort((one, other) => other.at - one.at)
    .map(({ name }) => name);
}

/**
 * Copies the shell's browser files into the data folder, each build into a folder of its own, and drops builds that are
 * long gone. Tabs that were opened before a release still find their code there, and a rebuild under a running server
 * does not take its files away. Returns the folders to serve from, this build's first.
 */
export function keepBuild(browserDir: string, dataDir: string): string[] {
  const dir = join(dataDir, 'shell');
  const build = buildOf(browserDir);
  const own = join(dir, build);
  mkdirSync(dir, { recursive: true });
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
  return [build, ...others.slice(0, KEPT_BUILDS - 1)].map((name) => join(dir, name));
}
